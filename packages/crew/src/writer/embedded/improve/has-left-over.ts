/** Words of an instruction that ask for nothing by themselves beside a wish that was read. */
const COMMON = new Set(
  `a an the this that it its it's is are be was to of for at in on with as by into and or from
  my your our me us i i'd we you they them their people viewers viewer audience everyone everybody somebody someone
  please can could would should will want need just some bit little lot much very more most really even so too also now again one ones
  new other another different better best stronger strong good great nicer nice catchier catchy fresh
  make makes making made give gives put use using used turn change write rewrite rework get have has let keep add tell told ask asks
  sound sounds feel feels read reads seem replace swap improve fix work works
  text script video idea whole thing version way kind`.split(/\s+/),
)

/**
 * Whether a clause says more than what was read of it: "end with a question" does not, "end with a question about cheese" does, and
 * that the part which was read is done would be no true answer to it.
 */
export function hasLeftOver(clause: string, read: readonly RegExp[]): boolean {
  const rest = read.reduce((text, { source }) => text.replaceAll(new RegExp(source, 'gi'), ' '), clause)
  return (rest.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).some((word) => !COMMON.has(word))
}
