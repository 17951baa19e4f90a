// Which task of the table each export of an entry belongs to.
import { makeRecursiveVisitor } from 'typedoc';
import { TASKS } from './tasks.js';

/** @typedef {import('typedoc').DeclarationReflection} Declaration */
/** @typedef {{ readonly exported: Declaration, readonly target: Declaration, readonly types: readonly Row[] }} Row An export with the types that belong to it. */
/** @typedef {{ readonly title: string, readonly rows: readonly Row[], readonly types: readonly Row[] }} Task A task with what an entry has for it, and types that belong to the whole of it. */

/** What an export stands for, where it is at home. @param {Declaration} exported */
const targetOf = (exported) => (exported.isReference() ? exported.getTargetReflectionDeep() : exported);

/** The types that a declaration, a signature or a type names. @param {Declaration | import('typedoc').SignatureReflection} of @returns {readonly import('typedoc').Reflection[]} */
const namedBy = (of) => {
  /** @type {Set<import('typedoc').Reflection>} */
  const found = new Set();
  const visitor = makeRecursiveVisitor({
    reference: ({ reflection }) => void (reflection && found.add(reflection)),
    query: ({ queryType }) => void (queryType.reflection && found.add(queryType.reflection)),
    reflection: ({ declaration }) => visit(declaration),
  });
  /** @param {any} one A reflection of any kind: a part that it does not have is undefined. */
  const visit = (one) => {
    for (const type of [one.type, one.default, ...(one.extendedTypes ?? [])]) type?.visit(visitor);
    for (const part of ['children', 'signatures', 'parameters', 'typeParameters', 'indexSignatures'])
      for (const each of one[part] ?? []) visit(each);
  };
  visit(of);
  return [...found];
};

/**
 * What an entry exports, by task.
 *
 * @param {import('typedoc').ContainerReflection} entry
 * @param {(message: string) => void} fail Is told of an export that has no task.
 * @returns {readonly Task[]}
 */
export const exportsByTask = (entry, fail) => {
  const byName = new Map((entry.children ?? []).map((exported) => [exported.name, exported]));
  const byTarget = new Map([...byName.values()].map((exported) => [targetOf(exported), exported]));
  const named = TASKS.flatMap(({ names, types }) => [...names, ...types]).filter((name) => byName.has(name));
  const left = new Map(byTarget);
  for (const name of named) left.delete(targetOf(byName.get(name)));
  /** The types that stand with each name. @type {Map<string, Row[]>} */
  const owned = new Map(named.map((name) => [name, []]));
  // Step by step away from the functions, so that a type stands with the one that is nearest to it.
  const seen = new Set();
  let reached = named.map((name) => ({ name, from: targetOf(byName.get(name)) }));
  while (reached.length > 0)
    reached = reached.flatMap(({ name, from }) =>
      namedBy(from).flatMap((target) => {
        if (seen.has(target)) return [];
        seen.add(target);
        const exported = left.get(target);
        if (exported !== undefined) owned.get(name)?.push({ exported, target, types: [] });
        left.delete(target);
        return [{ name, from: target }];
      }),
    );
  for (const exported of left.values())
    fail(`${entry.name} exports ${exported.name}, which docs/theme/tasks.js names nowhere`);
  /** @param {string} name @returns {readonly Row[]} */
  const rowOf = (name) => {
    const exported = byName.get(name);
    return exported ? [{ exported, target: targetOf(exported), types: owned.get(name) ?? [] }] : [];
  };
  return TASKS.map(({ title, names, types }) => ({
    title,
    rows: names.flatMap(rowOf),
    types: types.flatMap(rowOf).flatMap((row) => [row, ...row.types]),
  })).filter(({ rows, types }) => rows.length + types.length > 0);
};
