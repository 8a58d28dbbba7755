import type { Homonym } from './household-homonyms.ts'

/** Words of writing, screens, the body and the land that are said in several senses: a letter of the alphabet, a card to pay with, a flight of a plane. */
export const SENSE_HOMONYMS: readonly Homonym[] = [
  {
    word: /^letters?$/,
    subject: /^alphabet-letters$/,
    by: /\b(?:alphabets?|vowels?|consonants?|spell\w*|pronounc\w*|words?|capital|latin|cyrillic|braille|morse|silent letters?|(?:two|three|four|five|six|seven|eight|ten|twelve|twenty|\d+) letters)\b/,
    not: /\b(?:jeans|zippers?|logo|plate|initials|ribosomes?|proteins?|korea\w*|armenia\w*|egypt\w*|phoenicia\w*|welsh|wrote|writes?|written|writing|sen[dt]|envelopes?|post\w*|jail|love|mail\w*|from|sign\w*|dna|genes?|scarlet|chain|hebrew|greek|hangul|runes?|arabic|chinese|stone|code)\b/,
  },
  {
    word: /^(?:alphabets?|vowels?|consonants?)$/,
    subject: /^alphabet-letters$/,
    not: /\b(?:korea\w*|armenia\w*|hebrew|greeks?|hangul|runes?|arab\w*|chin\w+|egypt\w*|phoenicia\w*|syria|georgia\w*|cyrillic|russia\w*|turk\w+|sing|singing|king|sequoyah|cherokee)\b/,
  },
  {
    word: /^cards?$/,
    subject: /^playing-cards$/,
    by: /\b(?:shuffl\w*|decks?|poker|aces?|tricks?|deal|deals|dealt|dealer|solitaire|blackjack|magicians?|royal flush|card games?|jokers?)\b/,
    not: /\b(?:credit|debit|bank|sim|flash|tarot|business|gift|library|index|birthday|report|red card|yellow card|uno)\b/,
  },
  {
    word: /^cards?$/,
    subject: /^credit-card$/,
    by: /\b(?:pay|pays|paid|paying|payments?|contactless|banks?|chip|wallet|debit|atms?|terminal|swipe\w*|cash|purchases?|interest|fraud|scammers?|shops?)\b/,
    not: /\b(?:trade|next door|shuffl\w*|decks?|poker|aces?|tricks?|dealt|sim|flash|red|yellow|gift|library|index|birthday|graphics?|memory|report|post|question|punch\w*|health|transit|business|loyalty|stamps?|baseball|trading|games?|valentine\w*)\b/,
  },
  {
    word: /^(?:digits?|numerals?)$/,
    subject: /^digits$/,
    not: /\b(?:roman|maya|babylon\w*|fingers?|toes?|hands?|feet|bones?)\b/,
  },
  {
    word: /^circles?$/,
    subject: /^circle-shape$/,
    by: /\b(?:radius|diameter|circumference|pi|area|geometr\w*|rectangle|math\w*|euclid|degrees|triangles?)\b/,
    not: /\b(?:buttons?|playstation|crops?|vicious|friends|arctic|antarctic|traffic|inner|whisk\w*|hips|arms|laundry|dryer|globe)\b/,
  },
  {
    word: /^triangles?$/,
    subject: /^triangle-shape$/,
    by: /\b(?:angles?|sides?|pythag\w*|equilateral|geometr\w*|area|sum|hypotenuse|degrees|box|math\w*)\b/,
    not: /\b(?:bermuda|love|laundry|music|sandwich\w*|paper|fold\w*|road|warning|globe|bleach\w*)\b/,
  },
  {
    word: /^(?:texts?|messages?)$/,
    subject: /^text-message$/,
    not: /\b(?:towers?|wires|tesla|bottles?|secret|encrypt\w*|coded|hidden|radio|space|aliens?|morse|pigeons?|telegrams?|god|voyager|voice|e-?mails?|notes?|letters?|runners?|marathon|stone|maya|nerves?|hormones?|brain)\b/,
    by: /\b(?:texts?|phones?|sen[dt]|sends|sending|reply|replies|replied|texted|crush|chats?|sms)\b/,
  },
  {
    word: /^codes?$/,
    subject: /^code-on-screen$/,
    by: /\b(?:program\w*|software|bugs?|computers?|apps?|lines? of|websites?|developers?|python|source|open source)\b/,
    not: /\b(?:morse|zip|dress|qr|bars?|secret|enigma|spy|spies|factor|digits?|postal|genetic|honou?r|area|zodiac|scan|machine|machines|break\w*|broke\w*|crack\w*|dna)\b/,
  },
  {
    word: /^lasers?$/,
    subject: /^laser$/,
    not: /\b(?:ink|angkor|wire|maya|eyes?|surge\w*|printers?|hairs?|tattoos?|tag|skin|cats?|dentist\w*|moon|fusion|comets?|atoms?|gravit\w*)\b/,
  },
  {
    word: /^poisons?$/,
    subject: /^poison-bottle$/,
    not: /\b(?:bleach|fireflies|aphids?|prey|gas|tanks?|cakes?|salt|ivy|gas|darts?|frogs?|food|arrows?|oak|mushrooms?|snakes?|venom\w*|fish|apples?|pufferfish|spiders?|lead|carbon|teeth|plants?|berr\w+|leaf|leaves|trees?|skin|liver|dogs?|cats?|chocolate|butterfl\w+|beetles?|ants?|wasps?|bees?|toads?|octopus\w*|jellyfish|caterpillars?|birds?|mice|rats?|nuts?|seeds?|beans?|roots?|air|newts?|bugs?|sting\w*|spurs?)\b/,
  },
  {
    word: /^toys?$/,
    subject: /^toys$/,
    not: /\b(?:dogs?|cats?|pupp\w+|kittens?|pets?|star wars|prey|poodles?|chihuahuas?|parrots?|birds?|toy story|grabb\w*|engines?|lego|tin|yo-yo|slinky|chew\w*|swim\w*|bath\w*|barbie|dolls?|springs?|ancient|pyramids?)\b/,
  },
  {
    word: /^theat(?:er|re)s?$/,
    subject: /^stage$/,
    not: /\b(?:opened|star wars|movies?|films?|cinemas?|greeks?|roman|ancient|globe|shakespeare\w*|war|operating|ford\w*|home|lincoln|puppets?|noh|kabuki|fires?|shadow)\b/,
  },
  {
    word: /^skyscrapers?$/,
    subject: /^skyscraper$/,
    not: /\b(?:wooden|empire|chrysler|burj|first|mud|sideways|curved|clay|elevators?|upside)\b/,
  },
  {
    word: /^seats?$/,
    subject: /^seat$/,
    by: /\b(?:planes?|airplanes?|flights?|trains?|window|aisle|passengers?|cabin|wings?)\b/,
    not: /\b(?:bus|buses|belts?|toilets?|bikes?|saddle|parliament|congress|senate|cars?|stadium|theat\w+|county|judges?|booster)\b/,
  },
  {
    word: /^vegetables?$/,
    subject: /^vegetables$/,
    not: /\b(?:root|pickl\w*|technically|fruits?|shepherd\w*|salad|curry|fridge|fried|grilled|broth|stock|korean|chinese|bibimbap|green vegetables?|leafy)\b/,
  },
  {
    word: /^fossils?$/,
    subject: /^fossil$/,
    not: /\b(?:fuels?|dinosaurs?|skeletons?|skulls?|bones?|teeth|tooth|footprints?|humans?|apes?|lucy|feathers?|amber|plants?|leaf|leaves|trees?|birds?|whales?|hoax\w*|piltdown|poop|eggs?|sharks?|insects?|mammoths?|coal|horses?|penguins?|rex|fish|living)\b/,
  },
  {
    word: /^screws?$/,
    subject: /^wood-screw$/,
    not: /\b(?:archimedes|ships?|phones?|glasses|jars?|lids?|propellers?|caps?|bones?|bulbs?|presses|press|water|tight|medusa|violin|eyeglasses)\b/,
  },
  {
    word: /^combs?$/,
    subject: /^comb$/,
    not: /\b(?:fringe|budget|fleas?|crumbs|honey\w*|roosters?|bees?|wax|jelly|hives?|beach\w*|lice|louse|dogs?|cats?|fur|chickens?|hens?|queen|cells?)\b/,
  },
  {
    word: /^taps?$/,
    subject: /^faucet$/,
    by: /\b(?:water|turn\w*|kitchen|baths?|drip\w*|sinks?|run|runs|running|drink\w*)\b/,
    not: /\b(?:danc\w*|phones?|screens?|beers?|apps?|cards?|click\w*|fingers?|twice|keg|maple|shoes?|spinal|trees?|back tap|icon|wire)\b/,
  },
  {
    word: /^fingers?$/,
    subject: /^index-pointing-up$/,
    by: /\b(?:press\w*|point\w*|sticks?|tap|tapping|touch\w*|leads?|slid\w+|trac\w+|index|poke\w*|push\w*|swip\w+)\b/,
    not: /\b(?:soil|the finger|little|fold|blue|purple|chords?|fingers|rings?|middle|fish|food|monkeys?|apes?|sixth|mumm\w+|wooden|trigger|sewn|lady|bones?|joints?|gloves?|nails?|thumb|grip|cut|whistl\w*|knuckles?|crack\w*|guitar|piano|strings?|statue|galileo|blood|sprain\w*|broken|two|birds?|lemurs?|aye-aye|koalas?|raccoons?|cross\w*|newborns?|bab(?:y|ies)|hoof|bats?|swollen|wedding|cuts?|puppet|splinter)\b/,
  },
  {
    word: /^medicines?$/,
    subject: /^medicine-bottle$/,
    by: /\b(?:takes?|took|taking|pills?|doses?|pharmac\w*|bottles?|swallow\w*|tablets?|prescri\w*|cabinet|side effects?|leaflet|expire\w*)\b/,
    not: /\b(?:nobel|studi\w*|study|school|history|traditional|chinese|ayurved\w*|folk|ancient|modern|father|roots?|leech\w*|herb\w*|ball|prize|plants?|honey|tiger|snake)\b/,
  },
  {
    word: /^floods?$/,
    subject: /^flood$/,
    not: /\b(?:lights?|emotions?|messages?|myths?|noah|gilgamesh|bibl\w*|gods?|ark|nile|egypt\w*|molasses|beer|box|lava|deserts?|basalt|mars|ancient|plain|gates?|deluge|mesopotamia\w*|ice age|glacial|rice|river rises)\b/,
  },
  {
    word: /^earthquakes?$/,
    subject: /^earthquake$/,
    not: /\b(?:eighteen|seventeen|sixteen|lisbon|fuji|moon|mars|seabed|undersea|sea floor|tsunamis?|sun|stars?|pyramids?|temples?|incas?|pagodas?|lighthouse|colossus|roman)\b/,
  },
  {
    word: /^(?:forests?|woodlands?)$/,
    subject: /^forest$/,
    not: /\b(?:thirds?|percent|quarters?|deforest\w*|single tree|rain|rainforests?|amazon\w*|jungles?|tropic\w*|bamboo|kelp|mangroves?|petrified|palms?|cloud|dead|black forest|sundarbans|nigeria|congo|orangutans?|borneo|underwater|stone|sahara|cassowar\w+|coral|concrete|aspens?|snow|burn\w*|fires?|mozambique|winter|sinkholes?|seas?|sunken|fossils?|cut down|felled|cacao|bonobos?|gorillas?|chimp\w*|madagascar|brazil|indonesia|india|gum|baobabs?|costa rica|africa\w*|dark|lava|border)\b/,
  },
  {
    word: /^hills?$/,
    subject: /^hill$/,
    not: /\b(?:black hills|holding on|seven|capitol|deserts?|dunes?|ant|ants|termites?|chocolate|sand|mulch|jerusalem|lisbon|rome|roman|san francisco|snow|cars?|driv\w*|handbrake|burial|streets?|cit(?:y|ies)|towns?|trams?|castles?|tanks?|volcan\w*|colou?rs?|temples?|hollywood|mars|moon|bunker|fort|ships?|wawel|run|running|brakes?|gears?|bikes?)\b/,
  },
  {
    word: /^(?:sunsets?|sunrises?)$/,
    subject: /^setting-sun$/,
    not: /\b(?:before|orbit\w*|ninety minutes|sunrises|station|fuji|moon|boulevard|provision|clause|mars|blue|deserts?|cit(?:y|ies)|angkor|temples?|dust|earth|space|astronauts?|krakatoa|green|scream)\b/,
  },
  {
    word: /^eclipses?$/,
    subject: /^solar-eclipse$/,
    not: /\b(?:lunar|moon turns|red|twilight|blood|columbus|shadow of the earth|earth's shadow|dragon)\b/,
  },
  {
    word: /^peaks?$/,
    subject: /^snow-capped-mountain$/,
    by: /\b(?:mountains?|climb\w*|meters|summit|snow\w*|himalaya\w*|everest|alps)\b/,
    not: /\b(?:plots?|stories|story|hours|demand|sales|bloom|egg|stiff|soft|career|season|volcan\w*|undersea|sea|mars)\b/,
  },
  {
    word: /^(?:flights?|airlines?)$/,
    subject: /^airplane$/,
    by: /\b(?:planes?|airports?|pilots?|passengers?|landed|lands?|book\w*|airlines?|layovers?|tickets?|cabin|nonstop|jet lag|delayed|cancel\w*|carry-on|fares?|seats?)\b/,
    not: /\b(?:universities|birds?|insects?|wings?|fight|wright|stairs|hummingbirds?|space\w*|moon|bats?|rockets?|balloons?|attacks?|hijack\w*|crash\w*|bees?|helicopters?|first flight|vanish\w*|disappear\w*|concorde|zeppelin|glid\w*|solo|earhart|lindbergh)\b/,
  },
  { word: /^genes?$/, subject: /^dna$/, not: /\b(?:gene kelly|hackman|wilder|roddenberry|simmons)\b/ },
  {
    word: /^baths?$/,
    subject: /^bathtub$/,
    by: /\b(?:tubs?|soak\w*|hot|warm|bubbles?|takes?|took|taking|evening|bedtime)\b/,
    not: /\b(?:tardigrades?|mud|sand|dust|ice|sun|roman|romans|birds?|turkish|salts|public|blood|england|city|steam|water bath|dogs?|cats?|hammam|finland|sauna|acid|elephants?|archimedes|japan\w*|springs?)\b/,
  },
  {
    word: /^(?:meals?|dinners?|lunch|lunches)$/,
    subject: /^fork-and-knife-with-plate$/,
    not: /\b(?:before (?:lunch|dinner)|by lunch|medieval|ramadan|suhoor|iftar|chin\w+|japan\w*|korea\w*|india\w*|chopsticks|hands|snakes?|prey|sharks?|lions?|spiders?|animals?|eagles?|bears?|cats?|dogs?|pupp\w+|pets?|moose|lemurs?|box|boxes|tv|jacket|space|astronauts?|oatmeal|cornmeal|vultures?|owls?|birds?|fish|bats?|mosquito\w*|ticks?|crocodiles?|owls?|wolves|happy meal|skip\w*|without)\b/,
  },
  {
    word: /^winds?$/,
    subject: /^wind-face$/,
    by: /\b(?:blow\w*|blew|monsoons?|seasons?|rush\w*|storm\w*|strong|direction|north|south|tents?|spinning|fable|quarrel)\b/,
    not: /\b(?:electricity|insects?|fallout|beaten|cod|around|threads?|ropes?|cords?|yarn|solar|instruments?|section|turbines?|chill|second wind|mars|neptune|jupiter|saturn|venus|uranus|farms?|power|mills?|sails?|sailors?|sand|dust|down|up|clocks?|seeds?|pollen|gone with|planets?|deserts?|tail|head|stars?|black holes?|fires?|snow|music|generator|tunnel)\b/,
  },
  {
    word: /^breakfasts?$/,
    subject: /^breakfast-plate$/,
    not: /\b(?:before|tuna|pho|noodles?|cereals?|oatmeal|pancakes?|japan\w*|chin\w+|korea\w*|india\w*|turk\w+|mexic\w+|vietnam\w*|hummus|tiffany|club|dogs?|cats?|puppy|animals?|birds?|hotels?|astronauts?|skip\w*|cold|soup|rice|waffles?|bread|croissants?|cornflakes|yogh?urt|fast|fasting|roman|medieval|ham|champions)\b/,
  },
  {
    word: /^valleys?$/,
    subject: /^valley$/,
    not: /\b(?:folds?|origami|blue|psalms?|silicon|kings|death|uncanny|rift|nile|indus|deserts?|mars|napa|neander\w*|dry|sea|undersea|dead|africa\w*|egypt\w*|graph|ancient|geysers)\b/,
  },
  {
    word: /^buds?$/,
    subject: /^flower-bud$/,
    by: /\b(?:flowers?|spring|roses?|plants?|bloom\w*|branch\w*|trees?|pinch\w*|open\w*|stems?)\b/,
    not: /\b(?:taste|cotton|ear|earbuds?|tongue|hydrangeas?|cannabis|cloves?|capers?|limbs?|broccoli|leaf|yeast|coral|artichokes?)\b/,
  },
  {
    word: /^reactors?$/,
    subject: /^nuclear-plant$/,
    not: /\b(?:gabon|nature|blew|apart|flaw|natural|oklo|fusion|tokamak|submarines?|chernobyl|explo\w*|melt\w*|fukushima|pile|first|squash|chemical|ships?|carriers?|garage|boy)\b/,
  },
  {
    word: /^pedals?$/,
    subject: /^car-pedals$/,
    by: /\b(?:brakes?|clutch|gas|cars?|accelerator|driv\w+|drove)\b/,
    not: /\b(?:bikes?|bicycles?|pianos?|guitars?|cycl\w*|organs?|boats?|harps?|drums?|two pedals)\b/,
  },
  {
    word: /^dryers?$/,
    subject: /^tumble-dryer$/,
    not: /\b(?:hairs?|blow\w*|salad|spin|hands?|scalp|hood)\b/,
  },
  {
    word: /^patents?$/,
    subject: /^patent$/,
    not: /\b(?:fifteen|sixteen|seventeen|venice|leather|medicines?|troll)\b/,
  },
  {
    word: /^stations?$/,
    subject: /^station$/,
    by: /\b(?:trains?|platforms?|railways?|rails?|tracks?|passengers?|tickets?|commuters?)\b/,
    not: /\b(?:space|police|radio|gas|power|fire|research|polar|orbit\w*|weather|tv|metro|subway|underground|bus|charging|docking|steam|space)\b/,
  },
  {
    word: /^news$/,
    subject: /^newspaper$/,
    by: /\b(?:newspapers?|papers?|print\w*|headlines?|reporters?|journalists?|front page)\b/,
    not: /\b(?:tv|television|feeds?|apps?|fake|evening|phones?|online|anchor)\b/,
  },
  {
    word: /^temples?$/,
    subject: /^classical-building$/,
    by: /\b(?:greeks?|greece|romans?|rome|athena|athens|zeus|apollo|artemis|parthenon|delphi|jupiter|vesta|acropolis|columns?)\b/,
    not: /\b(?:egypt\w*|india\w*|hindu|buddh\w*|japan\w*|maya|aztecs?|jerusalem|solomon|jew\w*|ruins?|destroy\w*|burn\w*|stock|chin\w+|head)\b/,
  },
]
