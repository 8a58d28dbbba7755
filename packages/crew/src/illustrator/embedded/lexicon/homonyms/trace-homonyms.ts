import type { Homonym } from './household-homonyms.ts'

/** Food, small things and what animals wear and leave, whose words name something else as often: a straw to drink through and one of hay. */
export const TRACE_HOMONYMS: readonly Homonym[] = [
  {
    word: /^straws?$/,
    subject: /^drinking-straws$/,
    by: /\b(?:drink\w*|sip\w*|suck\w*|glass|plastic|paper|soda|milkshakes?|slurp\w*|cups?|pearls|bubble tea|lemonade)\b/,
    not: /\b(?:hay|roofs?|beds?|mulch|soil|berr\w*|hats?|mattress\w*|bricks?|last|camels?|stables?|donkeys?|moon|butterfl\w*|moths?|mosquito\w*|flamingos?|tongue|grapes?|pots?|straws? in a glass|bees?|beak|elephants?|short|metal|reeds?|gold|beer)\b/,
  },
  {
    word: /^swabs?$/,
    subject: /^cotton-swabs$/,
    not: /\b(?:deck|covid|throat|dna|test\w*|cheek|laboratory|lab)\b/,
  },
  {
    word: /^funnels?$/,
    subject: /^funnel$/,
    not: /\b(?:squid|octopus|siphon|tornado\w*|clouds?|sales|marketing|spiders?|moka|ships?|wind|ears?|web|storms?|titanic|steam\w*|sea|sand|customers?|antlions?|whirl\w*|paper|leaf|leaves|cake|sound)\b/,
  },
  {
    word: /^(?:jugs?|pitchers?)$/,
    subject: /^jug$/,
    not: /\b(?:baseball|balls?|throw\w*|threw|leagues?|ruth|innings?|mound|strikes?|batters?|bats?|plants?|milk|coffee|froth\w*|beers?|wines?|clay|stone|crow|ancient|team|boston|left-handed|game|games|sangria|drippings|pitcher plant|knuckleball|cider|ale|shark|tea|metal|pebbles?|insects?|cocktail\w*|hit|hits|pitch\w*)\b|\bpitchers\b/,
  },
  {
    word: /^trays?$/,
    subject: /^baking-sheet$/,
    by: /\b(?:ovens?|bake\w*|baking|roast\w*|parchment|degrees|cookies|potatoes|vegetables)\b/,
    not: /\b(?:seeds?|ice|cats?|litter|coins?|printers?|planes?|drip|crumbs?|paint|muffins?|fries|trolley|serv\w+)\b/,
  },
  {
    word: /^dishes$/,
    subject: /^dirty-dishes$/,
    by: /\b(?:wash\w*|dirty|sinks?|dishwashers?|soap\w*|scrub\w*|rins\w*|unwashed|do the dishes|doing the dishes|did the dishes)\b/,
    not: /\b(?:telescopes?|satellites?|petri|radio|chinese|national|italian|served?|cook\w*|meat|clean dishes|recipes?)\b/,
  },
  {
    word: /^brush(?:es)?$/,
    subject: /^scrub-brush$/,
    by: /\b(?:scrub\w*|bristles?|stains?|dirt|soap\w*|grout|stiff|nylon|mud)\b/,
    not: /\b(?:paint\w*|hairs?|teeth|tooth|dogs?|cats?|fur|fire|bush|artists?|canvas|wire|vacuum|robots?|makeup|mascara|eggs?|oil|butter|strokes?|toothbrush\w*|toilet|wool|bottle|shoes?|suede|comb|ink|calligraph\w*|coat|soft|shav\w*|glue)\b/,
  },
  {
    word: /^picnics?$/,
    subject: /^picnic-basket$/,
    not: /\b(?:point|lightning|no picnic|table|war|battle|watched|pan-european|border|ants?)\b/,
  },
  {
    word: /^corks?$/,
    subject: /^cork$/,
    by: /\b(?:wines?|bottles?|champagne|pop\w*|sparkling|pull\w*)\b/,
    not: /\b(?:ireland|county|irish|oaks?|trees?|bark|baseballs?|floor\w*|masks?|sandals?|boards?|microscopes?|hooke|portug\w*|float\w*|shuttlecocks?|hats?|screw caps?)\b/,
  },
  {
    word: /^muffins?$/,
    subject: /^muffin$/,
    not: /\b(?:english muffins?|eggs|mcdonald\w*|tins?|top|cornbread|chocolate|benedict|ham|butter)\b/,
  },
  {
    word: /^brownies?$/,
    subject: /^brownie$/,
    not: /\b(?:scouts?|cameras?|kodak|girls|fair(?:y|ies)|folklore|spirits?|points?|house)\b/,
  },
  {
    word: /^crepes?$/,
    subject: /^crepes$/,
    not: /\b(?:paper|myrtles?|fabric|silk|bandages?|soles?|galettes?|buckwheat|savou?ry|cider|suzette|flam\w*|ham|cheese|egg|eggs)\b/,
  },
  {
    word: /^cashews?$/,
    subject: /^cashews$/,
    not: /\b(?:apples?|shells?|trees?|hang\w*|fruits?|poison\w*|ivy|milk|cream|brazil)\b/,
  },
  {
    word: /^walnuts?$/,
    subject: /^walnuts$/,
    not: /\b(?:wood|trees?|brains?|prostate|furniture|size|sized|desk|black|oil|skull|gland|rub|scratch\w*|crows?)\b/,
  },
  {
    word: /^holes?$/,
    subject: /^dug-hole$/,
    by: /\b(?:dig|digs|digging|dug|shovels?|spades?)\b/,
    not: /\b(?:black|ozone|golf|pots?|keys?|belts?|worms?|wormholes?|ears?|noses?|drill\w*|trees?|whales?|ice|walls?|moon|mars|roofs?|teeth|ships?|ants?|badgers?|turtles?|nests?|sand|kola|bees?|wasps?|snow|lawn|cheese|clams?|rabbits?|tunnel\w*|woodpeckers?|beak|claws|mice|dogs?|fish\w*|rocks?|tomb|crocodiles?|iguanas?|frogs?|toads?|dragons?|drain)\b/,
  },
  {
    word: /^burrows?$/,
    subject: /^burrow$/,
    not: /\b(?:shrimps?|sea|seafloor|worms?|crabs?|clams?|sand|spiders?|mud|fish|frogs?|desert|insects?|bees?|wasps?|ants?|larva\w*|cicadas?|under water|mites?|skin|owls?|snow|river\w*|banks?|platypus\w*|tortoises?|crickets?)\b/,
  },
  {
    word: /^(?:tusks?|ivory)$/,
    subject: /^tusks$/,
    not: /\b(?:narwhals?|walrus\w*|boars?|warthogs?|pigs?|hippos?|hippopotamus|piano|keys?|coast|towers?|deer|woodpeckers?|soap|color|colou?r|dentures?|teeth|gold|carv\w*|hyrax\w*|elephant seals?|wood|white)\b/,
  },
  {
    word: /^antlers?$/,
    subject: /^antlers$/,
    not: /\b(?:moose|beetles?|giant|fly|flies|irish|elk|velvet|females?)\b/,
  },
  {
    word: /^eggshells?$/,
    subject: /^eggshell$/,
    not: /\b(?:skull|paint|finish|planets?|dinosaurs?|fossils?|walking|thinner|pelicans?|eagles?|eagle|ddt|ostrich\w*|crocodiles?|sea)\b/,
  },
  {
    word: /^amber$/,
    subject: /^amber$/,
    by: /\b(?:insects?|resin|fossils?|trapped|million|mosquito\w*|ants?|trees?|baltic|static|rub\w*|dinosaurs?|greeks?|pieces?)\b/,
    not: /\b(?:lights?|traffic|alert|rooms?|beers?|eyes|road|roads|palace|panels?|glow\w*|colou?r|syrup|whales?|ambergris)\b/,
  },
  {
    word: /^nets?$/,
    subject: /^fishing-net$/,
    by: /\b(?:fishing|fishermen|fisherman|fishers?|trawl\w*|boats?|haul\w*|herrings?|cod|tunas?|sailors?|dolphins?)\b/,
    not: /\b(?:goals?|tennis|volley\w*|mosquito\w*|safety|basket\w*|badminton|serves?|butterfl\w*|worth|profit|income|hair|bats?|birds?|zero|nerves?|bubbles?|threads?|trapeze|coast guard|cut|steel|submarines?|torpedo\w*)\b/,
  },
  {
    word: /^cages?$/,
    subject: /^iron-cage$/,
    not: /\b(?:birds?|parrots?|canar(?:y|ies)|hamsters?|budgies?|rib|ribs|john|nicolas|faraday|sharks?|golden|hung|roll|batter(?:y|ies)|guinea|rabbits?|safety|bab(?:y|ies)|windows?|organ|wind|chest|pets?|finch\w*|crickets?|bars|tomato\w*|hens?|wire|mesh|pipes?|phones?|lightning|cars?|stand|trash|insects?|walls?|fight\w*|molecul\w*|goat|diver\w*|chickens?|mine|miners|shaft)\b/,
  },
  {
    word: /^saddles?$/,
    subject: /^saddle$/,
    by: /\b(?:horses?|rid(?:e|es|ing|ers?)|cowboys?|stirrups?|knights?|pon(?:y|ies)|mongols?)\b/,
    not: /\b(?:bikes?|bicycles?|cycl\w*|heel|pedals?|points?|fair(?:y|ies)|rivets|camels?|mountains?|elephants?|side-?saddle|penny|wheels?)\b/,
  },
  {
    word: /^horseshoes?$/,
    subject: /^horseshoe$/,
    not: /\b(?:crabs?|bats?|bend|magnets?|kidneys?|falls|curve|theory|bay|table|shaped?|arch\w*)\b/,
  },
  {
    word: /^stables?$/,
    subject: /^stable$/,
    by: /\b(?:horses?|pon(?:y|ies)|mares?|stalls?|hay|foals?|grooms?|racehorses?)\b/,
    not: /\b(?:ferrari|scuderia|sumo|wrestl\w*|prices?|conditions?|state|molecules?|atoms?|augeas|hercules|jesus|manger|beatles|bakeries|more stable|is stable|are stable|stays? stable)\b/,
  },
  {
    word: /^collars?$/,
    subject: /^dog-collar$/,
    by: /\b(?:dogs?|cats?|pupp\w+|kittens?|leash\w*|bells?|gps|pets?|vets?|pugs?)\b/,
    not: /\b(?:shirts?|iron\w*|blue|white|portraits?|lace|plants?|wood\w*|slaves?|priests?|stiff|spikes?|spiked|wolf|wolves|flea|shock|cone|electric|name)\b/,
  },
  {
    word: /^snowballs?$/,
    subject: /^snowballs$/,
    not: /\b(?:effect|debts?|earth|roll\w*|chamber|grow\w*|grew|interest|avalanches?|method|comets?|dirty|planet|ice age|bigger|cats?|downhill|space)\b/,
  },
  {
    word: /^puddles?$/,
    subject: /^puddle$/,
    not: /\b(?:fridge|drawers|blood|oil|ink|wax|metal|paint|urine|pee|kitchen|floor|mercury|milk|cold water)\b/,
  },
  {
    word: /^webs?$/,
    subject: /^spider-web$/,
    by: /\b(?:spiders?|spin\w*|spun|silk\w*|flies|fly|caught|catch\w*|prey|charlotte)\b/,
    not: /\b(?:wide web|deep web|dark web|internet|pages?|sites?|food web|web of|feet|toes|browsers?|links?|servers?|christmas|engines?|moths?|clothes)\b/,
  },
  {
    word: /^traps?$/,
    subject: /^mouse-trap$/,
    by: /\b(?:mouse|mice|rats?)\b/,
    not: /\b(?:flies|fish|moths?|heat|speed|venus|glue|sticky|live)\b/,
  },
  {
    word: /^pucks?$/,
    subject: /^ice-hockey$/,
    not: /\b(?:shakespeare|fairy|dream|midsummer|uranus|moon|coffee|espresso|air)\b/,
  },
  {
    word: /^sinks?$/,
    subject: /^kitchen-sink$/,
    by: /\b(?:kitchens?|bathrooms?|dishes|drains?|taps?|faucets?|wash\w*|rins\w*|plugs?|pipes?|clog\w*|hot water|under the sink|in the sink)\b/,
    not: /\b(?:ships?|boats?|carbon|ocean|sea|stones?|titanic)\b/,
  },
  {
    word: /^remotes?$/,
    subject: /^remote-control$/,
    by: /\b(?:tv|television|batter(?:y|ies)|buttons?|channels?|couch|sofa)\b/,
  },
  {
    word: /^gondolas?$/,
    subject: /^gondola$/,
    not: /\b(?:ski\w*|cables?|lifts?|balloons?|airships?|mountains?)\b/,
  },
  {
    word: /^ponds?$/,
    subject: /^pond$/,
    not: /\b(?:frozen|ice|salt|deserts?|skat\w*|evaporation|melt\w*|tailings?|cooling|rocks?|fuel|nuclear|acid|dried|dry)\b/,
  },
]
