/** A verb in the past, by itself. */
export const PAST = String.raw`(?:(?!(?:need|feed|bleed|breed|speed|weed)\b)\p{L}{2,}ed|lost|met|quit|left|became|ran|sold|bought|built|spent|wrote|beat|won|fell|broke|taught|came|went|got|had|was|were|made|did|found|grew|began|kept|cut|put|took|gave|saw|felt|paid|knew|learnt|told|hurt|forgot|threw|hit|stood|slept|drove|swam|caught|froze|tore|burnt|hid)`
