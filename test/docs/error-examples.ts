/** Examples of the codes of docs/errors.md that have none on the page: a request, a file or a view that is refused. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  notAHand: 'echo \'["1B", "1B"]\' | mahjongg validate --json',
  notText: 'echo \'{"hand": 14}\' | mahjongg validate --json',
  notJson: "echo 'eleven bams' | mahjongg validate --json",
  notAClaim: 'echo \'"25 points"\' | mahjongg settle --json',
  badWin: 'echo \'{"hand": "11B", "win": {"by": "luck"}}\' | mahjongg validate --json',
  badReading: 'echo \'{"hand": "11B 222B 333B 444B 555B", "reading": {}}\' | mahjongg score --json',
  unknownOption: 'echo \'{"hand": "11B", "options": {"newWithWinds": true}}\' | mahjongg validate --json',
  badOption: 'echo \'{"hand": "11B", "options": {"baseValue": 20}}\' | mahjongg validate --json',
  unknownRules: 'echo \'{"hand": "11B", "rules": "cardfree"}\' | mahjongg validate --json',
  notInRules: 'echo \'{"hand": "11B", "rules": "american-solitaire"}\' | mahjongg validate --json',
  notACard: 'card {"name": "A", "sections": 5}',
  unknownCardProperty: 'card {"name": "A", "sectoins": []}',
  badPayouts:
    'payouts {"wins": {"wall": {"rule": "", "fromDiscarder": false, "plain": {"discarder": 1, "others": 1}}}}',
  badPayment: 'echo \'{"from": "Ann", "to": "Ann", "amount": 25}\' | mahjongg ledger --json',
  notASheet: 'echo \'{"sheet": 5}\' | mahjongg score --json --rules chinese-solitaire',
  badSet:
    'echo \'{"sheet": {"sets": [{"kind": "run", "tile": "E", "where": "hand"}], "flowers": [], "discards": 40}}\' | mahjongg score --json --rules chinese-solitaire',
  wrongSetCount:
    'echo \'{"sheet": {"sets": [{"kind": "pair", "tile": "E", "where": "hand"}], "flowers": [], "discards": 40}}\' | mahjongg score --json --rules chinese-solitaire',
  badDiscards:
    'echo \'{"sheet": {"cardValue": 25, "by": "wall", "jokerless": false, "passed": 9, "discards": -1}}\' | mahjongg score --json --rules american-solitaire',
  notAFlower:
    'echo \'{"sheet": {"sets": [], "flowers": ["E"], "discards": 40}}\' | mahjongg score --json --rules chinese-solitaire',
  noChoiceOwed: 'advice {"seed": "1", "viewer": "spectator"}',
};
