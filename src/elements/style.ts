/**
 * The style of all elements. Pages can set the properties that begin with `--mahjongg-`; the page’s `color-scheme`
 * decides between light and dark.
 */
export const STYLE: string = `
:host{--ink:var(--mahjongg-ink,light-dark(#22262b,#e9ece6));--paper:var(--mahjongg-paper,light-dark(#fffdf8,#1a2224));--accent:var(--mahjongg-accent,light-dark(#14683d,#7fcf9f));--green:var(--mahjongg-green,var(--accent));--red:var(--mahjongg-red,light-dark(#b3201d,#ff9d8c));--blue:var(--mahjongg-blue,light-dark(#1d4a86,#9cc4ff));--felt:var(--mahjongg-felt,light-dark(#2b5f48,#1d4434));--glow:var(--mahjongg-glow,#ffd66b);--focus:var(--mahjongg-focus,var(--blue));--w:var(--mahjongg-tile-width,2.75rem);--faint:color-mix(in srgb,var(--ink) 75%,var(--paper));--edge:color-mix(in srgb,var(--ink) 20%,var(--paper));--soft:color-mix(in srgb,var(--accent) 12%,var(--paper));display:block;color:var(--ink);line-height:1.45;overflow-wrap:anywhere}
:host([hidden]){display:none}
:not(text){box-sizing:border-box;margin:0;padding:0;font:inherit;color:inherit}
ul,ol{list-style:none}
button{cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:.3rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.fault,.red{color:var(--red)}.green{color:var(--green)}.blue{color:var(--blue)}
.faint,thead,.rule{color:var(--faint)}
.small,.rule,thead,code,sub{font-size:.87em}
svg{display:block;width:100%;aspect-ratio:3/4;overflow:visible}
.tile{display:inline-block;width:var(--w)}
.row,.held,.groups,.laid,.discards,.actions,.title,.action{display:flex;flex-wrap:wrap;gap:2px;align-items:end}
.row{display:inline-flex}
.held{row-gap:.5rem}
.held-tile{position:relative;border:0;background:none;width:max(var(--w),44px)}
[aria-disabled=true]{cursor:default}
[aria-disabled=true]:has(.count){opacity:.35}
.marked{filter:drop-shadow(0 0 3px var(--glow))}
button.marked{translate:0 -6px}
button.chosen{translate:0 -12px;box-shadow:0 6px var(--glow)}
.count{position:absolute;inset:auto 0 0;border-radius:.6rem;background:var(--ink);color:var(--paper);font-size:.75rem;line-height:1.2rem}
table{border-collapse:collapse;width:100%}
caption,strong,.title,h3,.total,.action{font-weight:600}
caption{padding:.6rem 0 0}
caption,td,th{text-align:left}
td,th{padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--edge)}
tr>:last-child{text-align:right;padding-right:0}
.section td{width:4rem}
code{font-family:ui-monospace,monospace}
a,strong{color:var(--accent)}
.groups,.laid,.title{gap:.5rem}
.exposed .row,.row.exposed{border-bottom:3px solid var(--accent)}
.readings,.reasons,.remarks,.groups li,.reading,.player{display:grid;gap:.6rem}
.reading,.player,.felt,.rack,.phase{border-radius:.6rem;padding:.6rem}
.reading,.player{border:1px solid var(--edge)}
.reading.chosen{border-color:var(--accent)}
.reasons li,.remarks li{border-left:3px solid var(--red);padding-left:.6rem}
.laid+*,.remarks,.players,.phase{margin-top:.6rem}.remarks li{border-color:var(--edge)}
.action{align-items:center;justify-content:center;justify-self:start;gap:.5rem;min-height:44px;min-width:44px;border:1px solid var(--accent);border-radius:.6rem;background:var(--paper);padding:.3rem .6rem;--w:1.5rem}
.primary{background:var(--accent);color:var(--paper)}
.action[aria-disabled=true]{background:var(--soft);color:var(--faint);border-color:var(--edge)}
.actions{gap:.5rem;align-items:center;min-height:3rem;margin:.5rem 0}
.actions input{flex:1 1 6rem;min-width:0;height:44px}
.felt,.rack{background:var(--felt);color:#fff;--focus:var(--glow)}
.rack{padding-top:1.2rem}
.players{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr));gap:.6rem}
.player{border-color:#fff4;align-content:start;--w:var(--mahjongg-discard-width,1.75rem)}
.awaited{border-color:var(--glow)}
.melds .row{border-bottom:3px solid var(--glow)}
.phase{background:var(--soft)}
`.replaceAll('\n', '');
