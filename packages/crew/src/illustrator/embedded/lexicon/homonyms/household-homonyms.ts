/** A word that names two things: the drawing is meant only where the sentence says a word of its own (`by`), or not one of the other's (`not`). */
export type Homonym = {
  readonly word: RegExp
  readonly subject: RegExp
  readonly by?: RegExp
  readonly not?: RegExp
}

/** Words of the house that name something else as often: a button that is pressed, a nail of a finger, a cup that is won. */
export const HOUSEHOLD_HOMONYMS: readonly Homonym[] = [
  {
    word: /^cups?$/,
    subject: /^teacup$/,
    not: /\b(?:cups? of (?!tea|coffee|chai)|(?:world|stanley|davis|america.?s) cup|win\w*|won|trophy|bra|paper|plastic|measur\w*|flour|sugar|red solo|egg|football|soccer|league)\b/,
  },
  {
    word: /^glass(?:es)?$/,
    subject: /^drinking-glass$/,
    by: /\b(?:a|the|your|her|his|empty|each|every|clean) glass\b.*\b(?:table|drink\w*|pour\w*|fill\w*|sip\w*|tip\w*|rim|water|juice|shelf|dishwasher|thirsty)\b|\b(?:drink\w*|pour\w*|fill\w*|sip\w*|raise\w*|clink\w*)\b.*\bglass\b/,
    not: /\bglass(?:es)? of\b|\b(?:broke\w*|shatter\w*|crack\w*|sand|melt\w*|window|blow\w*|wine|read\w*|eyes?)\b/,
  },
  {
    word: /^bottles?$/,
    subject: /^glass-bottle$/,
    by: /\b(?:wine|beer|glass|message|cork\w*|cellar|labels?|vinegar|rum|whisk\w+|gin|liquor|neck|smash\w*|broke\w*|recycl\w*|empty|green|shelf|bar)\b/,
    not: /\b(?:bottles? of (?:water|milk|pills|shampoo|perfume|ketchup|soda)|baby|plastic|water|milk|pills?|thirsty|run\w*|hik\w*|gym|spray|shampoo)\b/,
  },
  {
    word: /^bowls?$/,
    subject: /^bowl$/,
    not: /\b(?:bowls? of|toilet|super|dust|punch|pitch\w*|goldfish|strike|pins)\b/,
  },
  {
    word: /^pans?$/,
    subject: /^frying-pan$/,
    not: /\b(?:camera|peter|baking|cake|dust|roasting|sheet|movie|scene|gold|bread)\b/,
  },
  {
    word: /^(?:toast|toasts)$/,
    subject: /toast/,
    not: /\b(?:champagne|wedding|speech\w*|best man|raise\w*|glass\w*|to the|bride|groom|french)\b/,
  },
  {
    word: /^gums?$/,
    subject: /^chewing-gum$/,
    not: /\b(?:gums|teeth|tooth|dentists?|floss\w*|brush\w*|bleed\w*|receding|arabic|xanthan|xanthum|tree)\b/,
  },
  {
    word: /^whisks?$/,
    subject: /^whisk$/,
    by: /\b(?:eggs?|cream|bowl|kitchen|batter|wire|hand|dough|matcha)\b/,
  },
  {
    word: /^lamps?$/,
    subject: /^table-lamp$/,
    not: /\b(?:street|oil|lava|heat|infrared|uv|magic|genie|aladdin|sodium|signal|head|light)\b|\blamps? (?:of|post)\b/,
  },
  {
    word: /^(?:carpets?|rugs?)$/,
    subject: /^carpet$/,
    not: /\b(?:red|flying|magic|oscars?|hollywood|premiere|pulled?)\b/,
  },
  {
    word: /^curtains?$/,
    subject: /^curtains$/,
    not: /\b(?:iron|stage|shower|theatre|theater|audience|final|call)\b/,
  },
  {
    word: /^blankets?$/,
    subject: /^blanket$/,
    not: /\b(?:blanket (?:ban|statement|term|policy)|snow|fog|ice|clouds?)\b/,
  },
  {
    word: /^(?:shelf|shelves|shelve)$/,
    subject: /^shelf$/,
    not: /\b(?:ice|continental|sea|oven|fridge|antarctic\w*|glacier|life|stable)\b/,
  },
  {
    word: /^radiators?$/,
    subject: /^radiator$/,
    not: /\b(?:cars?|engines?|coolant|trucks?|hood|overheat\w*|spacecraft|satellite)\b/,
  },
  {
    word: /^gates?$/,
    subject: /^garden-gate$/,
    not: /\b(?:airports?|flights?|board\w*|logic|transistors?|bill|flood|golden|starting|wembley|departure|city|temple|castle|fortress|hell|heaven)\b/,
  },
  {
    word: /^fences?$/,
    subject: /^picket-fence$/,
    not: /\b(?:electric|barbed|prison|wire|razor|border|chain|swords?|stolen|sit\w*|emus?|dingo\w*)\b/,
  },
  { word: /^roofs?$/, subject: /^roof$/, not: /\b(?:mouth|cars?|convertible|palate|stadium|cave)\b/ },
  {
    word: /^pipes?$/,
    subject: /^water-pipe$/,
    not: /\b(?:smok\w*|tobacco|organ|bag|half|peace|exhaust|music|sherlock|leak\w*|burst\w*|drip\w*)\b/,
  },
  {
    word: /^mops?$/,
    subject: /^mop$/,
    by: /\b(?:floors?|bucket|clean\w*|tiles?|wet|wash\w*|spill\w*|water|kitchen|bathroom)\b/,
  },
  {
    word: /^stools?$/,
    subject: /^bar-stool$/,
    not: /\b(?:doctor|blood\w*|samples?|bowel|constipat\w*|diarrhea|step|bristol|toilet)\b/,
  },
  {
    word: /^bench(?:es)?$/,
    subject: /^bench$/,
    not: /\b(?:press\w*|gym|whole|entire|team|scream\w*|ball|goals?|players?|coach|judges?|weights?|work|substitutes?|piano|lab)\b/,
  },
  {
    word: /^buttons?$/,
    subject: /^shirt-button$/,
    not: /\b(?:press\w*|push\w*|click\w*|tap\w*|elevators?|lifts?|camera|snooze|like|subscribe|power|reset|mute|screen|app|remote|red|close|website|keyboard|start|stop|crosswalk|traffic|nuclear|phone|panic|hit)\b/,
  },
  {
    word: /^jumpers?$/,
    subject: /^sweater$/,
    by: /\b(?:wear\w*|wore|wool\w*|knit\w*|christmas|warm|cold|sleeves?|itchy|wash\w*)\b/,
    not: /\b(?:cables?|bungee|show|long|high|ski)\b/,
  },
  {
    word: /^belts?$/,
    subject: /^belt$/,
    by: /\b(?:leather|buckle\w*|waist|trousers|pants|jeans|wear\w*|wore|loops?|notch\w*|shoes|dress|suit)\b/,
    not: /\b(?:seat|conveyor|asteroid|kuiper|black|timing|fan|champion\w*|title|rust|green|brown)\b/,
  },
  {
    word: /^pockets?$/,
    subject: /^jeans-pocket$/,
    by: /\b(?:jeans|pants|trousers|denim|women|phone|tiny|rivets?|hands?|keys?|coins?)\b/,
    not: /\b(?:air|coat|jacket|shirt|pool|kangaroo|gas|out of pocket)\b/,
  },
  {
    word: /^ribbons?$/,
    subject: /^ribbon$/,
    by: /\b(?:hair|gift|tie|tied|bow|silk|present|wrap\w*|dress|satin)\b/,
  },
  {
    word: /^nails?$/,
    subject: /^iron-nail$/,
    by: /\b(?:hammer\w*|wood\w*|walls?|boards?|rust\w*|screws?|build\w*|carpent\w*|planks?|tetanus|coffin|iron|tires?|tyres?|picture|roof\w*|horseshoe)\b/,
    not: /\b(?:fingers?|polish\w*|salon|toes?|bit\w*|manicure|grow\w*|hair)\b/,
  },
  {
    word: /^drills?$/,
    subject: /^power-drill$/,
    by: /\b(?:holes?|walls?|screws?|bits?|wood|drywall|stud|battery|cordless|tool\w*)\b/,
    not: /\b(?:oil|dentist|fire|sergeant|soldiers?|practice|teeth|tooth|rig|glacier|ice)\b/,
  },
  {
    word: /^clamps?$/,
    subject: /^clamp$/,
    by: /\b(?:wood|glue\w*|screw|bench|tighten\w*|hold\w*|joint|boards?)\b/,
  },
  {
    word: /^strings?$/,
    subject: /^ball-of-string$/,
    by: /\b(?:tie|tied|tying|knots?|ball|kites?|balloons?|parcel|unravel\w*|inch\w*|feet|roll\w*|twist\w*)\b/,
    not: /\b(?:guitar|violin|theory|text|code|lights|piano|harp|quartet|pearls|bass|tennis|puppet|vibrat\w*|cheese)\b/,
  },
  {
    word: /^hoses?$/,
    subject: /^garden-hose$/,
    not: /\b(?:fire\w*|radiator|vacuum|washing|dishwasher|engine|panty|fuel|brake|coolant|drain\w*)\b/,
  },
  {
    word: /^rakes?$/,
    subject: /^rake$/,
    by: /\b(?:leaf|leaves|garden|lawn|grass|soil|zen|sand|handle|step\w*)\b/,
  },
  {
    word: /^carts?$/,
    subject: /^handcart$/,
    by: /\b(?:push\w*|pull\w*|wheels?|wooden|horses?|ox|oxen|donkeys?|market|sell\w*|vendor|street|corner|load\w*|hay|potatoes|fruit|vegetables)\b/,
    not: /\b(?:shop\w*|golf|add|online|check\w*|mine|go|grocery|supermarket|aisles?|abandon\w*|website)\b/,
  },
  {
    word: /^sacks?$/,
    subject: /^sack$/,
    not: /\b(?:quarterback|hacky|rome|city|knap|ruck|viking\w*|villages?|football|sleeping|egg)\b/,
  },
  {
    word: /^helmets?$/,
    subject: /^bicycle-helmet$/,
    by: /\b(?:bikes?|bicycles?|cycl\w*|rid\w+|skat\w*|scooters?)\b/,
    not: /\b(?:motor\w*|viking\w*|knights?|soldiers?|space\w*|football|dive|diving|army|roman\w*)\b/,
  },
  { word: /^routers?$/, subject: /^wifi-router$/, not: /\b(?:wood\w*|carpent\w*|plunge|bit|edge)\b/ },
  {
    word: /^(?:rivers?|creeks?|brooks?)$/,
    subject: /^river$/,
    not: /\b(?:lava|blood|styx|underworld|frozen|methane|dry|dried|mars|titan|underground)\b/,
  },
  { word: /^dams?$/, subject: /^dam$/, not: /\b(?:beavers?|foal|stallion|dental)\b/ },
  {
    word: /^tunnels?$/,
    subject: /^tunnel$/,
    not: /\b(?:quantum|ants?|moles?|worms?|carpal|wind|termites?|prison\w*|escap\w*|dig|digs|dug|spoon|underwater|soil|chunnel)\b/,
  },
  {
    word: /^(?:swings?)$/,
    subject: /^swing$/,
    by: /\b(?:playground|child\w*|kids?|park|push\w*|porch|rope|girl|boy|chains|creak\w*|empty)\b/,
    not: /\b(?:golf|bat|mood|voters?|states?|music|jazz|pendulum|tennis|baseball|club|jaw|temperature)\b/,
  },
  {
    word: /^arrows?$/,
    subject: /^arrow$/,
    by: /\b(?:bows?|shot|shoot\w*|quiver|archers?|target|poison\w*|feather\w*|fletch\w*|arrowheads?|knights?|apple|heel|army|armou?r)\b/,
  },
  {
    word: /^stamps?$/,
    subject: /^postage-stamp$/,
    by: /\b(?:letters?|post\w*|envelopes?|collect\w*|mail\w*|penny|lick\w*|queen|printed)\b/,
    not: /\b(?:passport|rubber|ink|food|visa|feet|foot)\b/,
  },
  {
    word: /^whistles?$/,
    subject: /^whistle$/,
    by: /\b(?:referee\w*|coach|blow\w*|blew|blown|police\w*|train|dog|lifeguard|steam|tin)\b/,
    not: /\b(?:blower|lips|tune|birds?|wolf|train|kettle|wind)\b/,
  },
  { word: /^cages?$/, subject: /^bird-cage$/, by: /\b(?:birds?|canar\w+|parrots?|budgies?)\b/ },
  {
    word: /^crows?$/,
    subject: /^crow$/,
    not: /\b(?:scarecrow|crowbar|jim|rooster|cock|dawn|counting|russell|sheryl)\b/,
  },
  {
    word: /^cannons?$/,
    subject: /^cannon$/,
    not: /\b(?:water|snow|t-shirt|confetti|pollen|glitter|fodder)\b/,
  },
  {
    word: /^dolls?$/,
    subject: /^doll$/,
    not: /\b(?:nesting|russian|voodoo|matryoshka|guys|inflatable|rag|barbie)\b/,
  },
  {
    word: /^bamboos?$/,
    subject: /^bamboo$/,
    not: /\b(?:scaffold\w*|toothbrush\w*|fabric|socks|sheets|flute|steamer)\b/,
  },
  { word: /^(?:scotch)$/, subject: /^tumbler-glass$/, not: /\b(?:tape|bonnet|egg|plaid)\b/ },
  { word: /^toolbox(?:es)?$/, subject: /^toolbox$/, not: /\b(?:mental|emotional|skills?|coping)\b/ },
  {
    word: /^tails?$/,
    subject: /^cat-tail$/,
    not: /\b(?:dogs?|puppy|puppies|foxes|fox|horses?|monkeys?|mouse|mice|rats?|fish|whales?|lizards?|comets?|heads or tails|coins?|peacocks?|scorpions?|birds?|squirrels?|lions?|tigers?|leopards?|cow|cows|pigs?|tadpoles?|kites?|planes?|docked|manx)\b/,
  },
  {
    word: /^drawers?$/,
    subject: /^chest-of-drawers$/,
    not: /\b(?:legs?|desk|cash|fridge|crisper|oven|vegetable|kitchen|knife|utensils?|cutlery|file|morgue)\b/,
  },
  {
    word: /^cabins?$/,
    subject: /^log-cabin$/,
    not: /\b(?:planes?|flights?|air\w*|pilots?|passengers?|pressur\w*|ships?|crew|cruise|attendants?|captain|fever|trucks?|elevator|seats?|altitude|baggage)\b/,
  },
  { word: /^doughs?$/, subject: /^dough$/, not: /\b(?:dollars|money|cost\w*|paid|play|cash|salary)\b/ },
  { word: /^hangers?$/, subject: /^clothes-hanger$/, not: /\b(?:planes?|aircraft|jets?|airport|cliff)\b/ },
  {
    word: /^dressers?$/,
    subject: /^chest-of-drawers$/,
    not: /\b(?:film|actors?|actress|stage|hair|set|welsh)\b/,
  },
]
