import type { Homonym } from './household-homonyms.ts'

/** Words of the body, of land, animals and what is on a table that name something else as often: a cell of a prison, a mole on the skin. */
export const EVERYDAY_HOMONYMS: readonly Homonym[] = [
  {
    word: /^hairs?$/,
    subject: /^long-hair$/,
    by: /\b(?:wash\w*|shampoo\w*|brush\w*|comb\w*|dry\w*|long|longer|grow\w*|ends|scalp|styl\w*|hairdresser|conditioner|salon|heat|trim\w*|wet|pillow|braid\w*|ponytail|wave|loose|straighten\w*|iron)\b/,
    not: /\b(?:dogs?|cats?|pets?|animals?|fur|nose|ears?|inner|cochlea|chest|legs?|arms?|armpits?|body|facial|beard|mustache|gr[ae]y|white|blonde?|red|black|curly|short|bald\w*|insects?|spiders?|plants?|leaf|leaves|bees?|goosebumps?|polar|camels?|couch|sofa|vacuum|drain|pipes?|wigs?|shav\w*|buddha|horses?)\b/,
  },
  {
    word: /^(?:leaf|leaves)$/,
    subject: /^leaf-fluttering-in-wind$/,
    not: /\b(?:minus|subtract\w*|equals|remainder|divid\w*|divisions?|gold|bay|four|lotus|tea|tobacco|coca|palm|banana|maple|cabbage|spinach|lettuce|kale|gelatin|fallen|autumn|dead)\b/,
  },
  {
    word: /^arms?$/,
    subject: /^human-arm$/,
    not: /\b(?:chairs?|robot\w*|nuclear|weapons?|race|treaty|octopus\w*|starfish|squid|spiral|galaxy|galaxies|record|crane|machine|sales|deal\w*|trade|dealers?|coat|windmill|gorillas?|apes?|bear|tone|lever|needle|statue)\b/,
  },
  { word: /^knees?$/, subject: /^knee$/, not: /\b(?:cows?|horses?|flamingos?|elephants?|bees?|cypress)\b/ },
  {
    word: /^(?:shoulders?|necks?)$/,
    subject: /^shoulders$/,
    not: /\b(?:giraffes?|swans?|bottles?|guitar|violin|ukulele|pork|lamb|beef|road|hard|vase|flask|woods|dress|tie|cold|long|geese|goose|ostrich\w*|dinosaurs?|horses?|breakneck|camera|boa|scarf|necklaces?|chains?|rope|hanged|v|v-neck)\b/,
  },
  {
    word: /^bell(?:y|ies)$/,
    subject: /^bare-belly$/,
    not: /\b(?:pork|fish|whales?|dogs?|cats?|pregnan\w*|beer|pot|beast|ship|plane|snakes?|penguins?|laugh\w*|dances?|white|baby|babies|womb|puppy|kittens?)\b/,
  },
  {
    word: /^braids?$/,
    subject: /^braid$/,
    not: /\b(?:bread|dough|challah|rope|river|garlic|onions?|wire)\b/,
  },
  { word: /^tattoos?$/, subject: /^tattoo$/, not: /\b(?:military|edinburgh|drum)\b/ },
  {
    word: /^cells?$/,
    subject: /^living-cell$/,
    by: /\b(?:body|bodies|nucle\w+|membranes?|dna|genes?|tissues?|living|organisms?|biolog\w*|skin|divid\w*|divisions?|copies|copy|proteins?|mitochondri\w*|oxygen|viruse?s?|immune|cancer\w*|energy|stem|organs?|insulin|grow\w*|bacteria|human)\b/,
    not: /\b(?:prison\w*|jail\w*|guards?|inmates?|phones?|red|white|blood|nerve|brain|solar|fuel|batter\w+|egg|sperm|sickle|spreadsheets?|excel|rows?|columns?|formulas?|hair|fat|storm|honeycomb|monks?|nuns?)\b/,
  },
  {
    word: /^roots?$/,
    subject: /^roots$/,
    by: /\b(?:plants?|trees?|soil|water\w*|pots?|rot\w*|grow\w*|leaf|leaves|stems?|underground|ground|seeds?|drain\w*|earth|mangroves?|weeds?)\b/,
    not: /\b(?:words?|hair|tooth|teeth|square|gums|latin|causes?|canal|greek|ginger|turmeric|vegetables?|beer|access)\b/,
  },
  {
    word: /^moles?$/,
    subject: /^mole$/,
    not: /\b(?:skin|doctors?|dermatolog\w*|spots?|cancer|freckles?|face|cheek|spy|spies|agents?|chemist\w*|atoms?|sauce|chicken|rats?|whack|colou?rs?|birthmarks?|naked|hydrogen|gram\w*)\b/,
  },
  { word: /^pugs?$/, subject: /^pug$/, not: /\b(?:pug mill|nose)\b/ },
  { word: /^huskies|husky$/, subject: /^husky$/, not: /\b(?:voice|corn|throat)\b/ },
  {
    word: /^(?:falcons?|hawks?|peregrines?)$/,
    subject: /^falcon$/,
    not: /\b(?:rockets?|spacex|nine|9|launch\w*|boosters?|heavy|musk|atlanta|millennium|black hawk|ethan|tony|maltese|helicopter|moth|war)\b/,
  },
  {
    word: /^robins?$/,
    subject: /^robin$/,
    not: /\b(?:hood|batman|williams|christopher|sherwood|marian|outlaw\w*|sheriff|van persie|round)\b/,
  },
  {
    word: /^salmon$/,
    subject: /^salmon$/,
    not: /\b(?:fillets?|pan|oven|bak\w+|cook\w*|smoked|sushi|roast\w*|grill\w*|lemon|dinner|plate|salad|sandwich|bagel|pink|colou?r|slices?|raw|skin|omega|oily|eat|meal|rich)\b/,
  },
  { word: /^fleas?$/, subject: /^flea$/, not: /\b(?:markets?|circus|bass|peppers|water)\b/ },
  {
    word: /^ticks?$/,
    subject: /^tick$/,
    by: /\b(?:bit\w*|skin|tweezers|lyme|blood|dogs?|grass|attach\w*|remov\w*|pull\w*|woods|deer|disease|head|feed\w*)\b/,
    not: /\b(?:clocks?|watch\w*|box\w*|second|tock)\b/,
  },
  {
    word: /^(?:mantis|mantises)$/,
    subject: /^praying-mantis$/,
    not: /\b(?:shrimp|shrimps|crustaceans?|reef)\b/,
  },
  {
    word: /^lakes?$/,
    subject: /^lake$/,
    not: /\b(?:egypt\w*|desert|nile|lava|salt|acid|pitch|methane|titan|dried|dry|frozen|subglacial|underground|antarctic\w*|city|fire|asphalt|pink|nyos|mars|los angeles|lakers|volcan\w*|crater)\b/,
  },
  {
    word: /^dirt$/,
    subject: /^soil$/,
    by: /\b(?:gardens?|dig|digs|digging|dug|plants?|seeds?|worms?|shovel\w*|holes?|roots?|farm\w*|pots?|mound|buried|bury)\b/,
  },
  {
    word: /^soils?$/,
    subject: /^soil$/,
    not: /\b(?:mars|martian|moon|lunar|night|german|english|french|american|british|foreign|native|frozen|samples?)\b/,
  },
  {
    word: /^sands?$/,
    subject: /^sand$/,
    not: /\b(?:hourglass|quick|paper|castles?|desert\w*|sahara|dunes?|storms?|line|head|times?|shifting|kinetic|litter|box|iron|mars|melt\w*|glass|dollar|tracks|buried|egypt\w*|filters?|black)\b/,
  },
  {
    word: /^muds?$/,
    subject: /^mud$/,
    not: /\b(?:name|bricks?|flats?|masks?|houses?|huts?|baths?|volcano\w*|wasps?|tablets?|walls?|dried)\b/,
  },
  {
    word: /^crystals?$/,
    subject: /^crystals$/,
    not: /\b(?:balls?|palace|glass|snow\w*|ice|salt|sugar|honey|liquid|chandelier|meth|watch\w*|clear|swarovski|frost|uric|urine|joints?|tongue|ears?|display|screen|water|oscillat\w*|radio|quartz clock|eyes?|butter|chocolate|fog|clouds?|halo\w*)\b/,
  },
  { word: /^craters?$/, subject: /^crater$/, not: /\b(?:volcan\w*|lava|lake|rim of fire|eruption\w*)\b/ },
  {
    word: /^cliffs?$/,
    subject: /^cliff$/,
    not: /\b(?:hang\w*|notes|richards?|fiscal|desert|canyon|dwell\w*)\b/,
  },
  {
    word: /^cottons?$/,
    subject: /^cotton$/,
    by: /\b(?:plants?|fields?|pick\w*|grow\w*|grew|boll\w*|fibers?|mills?|gin|harvest\w*|plantations?|seeds?|farm\w*|spin\w*|spun|slaves?|enslaved|south|trade)\b/,
    not: /\b(?:candy|swabs?|balls?|shirts?|buds?|wool)\b/,
  },
  { word: /^coals?$/, subject: /^coal$/, not: /\b(?:char|hot|glowing|walk\w*|burning|fire|santa)\b/ },
  {
    word: /^weeds?$/,
    subject: /^dandelion$/,
    by: /\b(?:gardens?|lawns?|pull\w*|soil|roots?|beds?|grow\w*|mulch\w*|hoe|grass|seeds?)\b/,
    not: /\b(?:smok\w*|sea|marijuana|cannabis)\b/,
  },
]
