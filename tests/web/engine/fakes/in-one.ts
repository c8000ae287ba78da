// One module with the interfaces of several fakes.

type Surfaces<Fakes extends readonly object[]> = Fakes extends readonly [
  infer First,
  ...infer Others extends object[],
]
  ? First & Surfaces<Others>
  : unknown;

/** Where several have a member of the same name, the first one's is used. */
export function inOne<const Fakes extends readonly object[]>(fakes: Fakes): Surfaces<Fakes> {
  const found = (_: object, name: string): unknown => {
    const owner = fakes.find((fake) => name in fake);
    const member: unknown = owner && Reflect.get(owner, name);
    return typeof member === "function" ? (member.bind(owner) as unknown) : member;
  };
  return new Proxy({}, { get: found }) as Surfaces<Fakes>;
}
