/** Done about people, feelings and habits: it has neither things that it takes nor steps. */
const OF_PEOPLE =
  /^(?:please |so |ok )?(?:how (?:to|do i|can i|do you|can you|should i) )(?:not |stop |\p{L}+ly )?(?:deal|cope|handle|react|respond|stop|quit|end|ask|tell|say|make (?:new )?friends|get (?:over|along|better|rid|out of bed|your|my|a (?:job|raise))|forgive|be|feel|survive|talk|negotiate|break up|apologi[sz]e|convince|know|choose|avoid|save|become|learn|improve|stay|sleep|focus|lose|find|live|raise|support|help|trust|study|wake|fall|calm|relax|overcome|motivate|manage|start|keep|date|meet|network|speak|behave|accept|win|earn|invest|budget|build (?:confidence|trust|a habit)|have|spot|beat|pass|prepare for|love|let|move on|teach|explain|politely|decline|support|leave|set boundaries)\b/iu
export const SHALL_DO =
  /^(?:please )?(?:teach|show) (?:people|beginners|kids|children|viewers|others|everyone|everybody) (?:how )?to \p{Ll}|^(?:so |ok )?how (?:to|do i|can i|do you|can you|should i)\b/iu
/** What is done by hand has things that it takes, and steps; what is done about people and feelings has neither. */
export const BY_HAND =
  /^(?:so |ok )?(?:how (?:to|do i|can i|do you|can you|should i) )?(?:properly |quickly |easily )?(?:make|build|carve|sew|knit|crochet|weave|paint|draw|sketch|fold|tie|clean|wash|iron|fix|repair|mend|patch|install|change|replace|cook|bake|boil|fry|roast|grill|brew|pickle|grow|plant|prune|repot|cut|chop|sharpen|wrap|mix|assemble|set up|tune|play|mount|hang|sand|solder|print|dye|braid|shave|whittle|decorate|remove|unclog|reset|format|back up|edit|film|record|upcycle|restore|propagate|felt|stitch|glue|drill|pack|light|start a (?:fire|garden|car)|change a)\b|^(?:so |ok )?(?:how (?:to|do i|can i|do you|can you|should i) )(?:lay out|host|organi[sz]e|write|apply for|fill in|bleed|descale|unblock|take apart|get .{3,40} (?:out of|off)|stretch|warm up|melt|store|freeze|dry|can|polish|strip|lace|string|thread|measure|do|perform|say|pronounce)\b|^(?:please )?(?:teach|show) \p{L}+ (?:how )?to \p{Ll}/iu
export const IMPERATIVE = /^(?!how\b|why\b)\S+ (?:an?|the|your|some|my|\p{L}+s\b)/iu

/** Whether what is asked how to do is done step by step, and not about people, feelings and habits. */
export const hasSteps = (text: string): boolean => BY_HAND.test(text) || !OF_PEOPLE.test(text)
