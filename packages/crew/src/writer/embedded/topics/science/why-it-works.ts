/** Why things are as they are and how they work, as people ask it, for `readTopics`. */
export const WHY_IT_WORKS = `
# autumn-leaves | nature | autumn leaves | autumn leaves, fall leaves, fall colors, autumn colors, leaves change color, leaves change color in fall, leaves change color in autumn, leaves turn red, leaves fall, trees lose their leaves, leaves change colors, fall foliage | Autumn leaf color
> The yellow was in the leaf all summer. | A tree cuts off its own leaves. | Red leaves are made at the last minute.
@ A leaf lands on your sleeve, half green, half gold.
4 | green fading | Why do leaves change color in fall? | The yellow was hiding in the leaf all summer | In autumn, trees break down the green chlorophyll and take back what's useful. Now the yellow and orange that hid below it can show. | The yellow was there all summer. | Shorter days and cool nights start it.
4 | red maple | Why do some leaves turn red? | Trees make the red at the last minute | Red comes from pigments that many trees only make in autumn, out of sugar. | Sunny days and cool nights make it bright. | Scientists still argue about what the tree gains from it.
3 | falling leaf | Why do trees lose their leaves? | A tree cuts off its own leaves | Leaves lose water, and a tree can barely drink from frozen ground. Leaves would also catch snow, and branches would break. So the tree drops them. | It grows a thin layer that cuts them off. | The scar is closed before the leaf falls.
3 | pine needles | Why do pines stay green? | Pine needles wear a coat of wax | Needles are narrow, wear a coat of wax and lose little water. So most conifers keep them for years, right through winter. | They drop them a few at a time. | Larches are an exception, and turn gold.
3 | brown leaf | Why do leaves turn brown in the end? | Brown is what's left when the colors die | When all the other colors are gone, tannins and dead cell walls are left, and the leaf is brown. | The same substances color tea. | Then fungi and worms turn the leaf into soil.

# salty-blue-sea | nature | seawater | sea salty, ocean salty, the ocean salty, the sea salty, salty sea, salty ocean, salt water, ocean blue, sea blue, the sea blue, the ocean blue, sea water, blue sea | Seawater
> Rivers bring the salt, and the Sun locks it in. | The sea is blue because water is blue. | Drinking seawater makes you thirstier.
@ A wave hits your face, and you taste it.
4 | river mouth | Why is the sea salty? | Rivers salt the sea | Rain dissolves minerals from rock, and rivers carry them to the sea. The water evaporates, and the salt stays behind. | Hot springs on the sea floor add more. | It took many millions of years.
3 | salt spoon | How much salt is in the sea? | The sea holds thirty five grams a liter | On average, seawater is about three and a half percent salt, and most of it is the salt from your kitchen. | The Dead Sea, a lake, holds about ten times as much. | The Baltic holds much less.
4 | blue depth | Why is the sea blue? | The ocean is blue because water is | Water swallows red light more than blue. Over some meters, blue is what's left. | The sky mirrored in it helps, too. | Tiny plants can turn it green.
3 | thirsty sailor | Why can you not drink sea water? | Drink seawater, and you lose water | Your kidneys can't make urine as salty as the sea. So your body loses more water than it gets, and you just get thirstier. | People adrift have died of it. | Gulls get rid of salt through glands near their eyes.
3 | full rivers | What keeps rivers fresh? | Rivers carry salt, but never keep it | A river holds a little salt, too, but not enough to taste, and it keeps flowing on to the sea. | Lakes without an outlet do turn salty. | The sea is where the salt has to stop.

# twinkling-stars | space | twinkling stars | stars twinkle, twinkling stars, twinkle, twinkling, the stars twinkle, stars twinkling, star signs in the sky, big dipper, the big dipper, orion, north star, the north star, polaris | Twinkling
> The star doesn't twinkle. The air does. | The North Star isn't the brightest star. | A giant star in Orion will explode one day.
@ You lie on a blanket, and a light above you trembles.
4 | trembling star | Why do stars twinkle? | Stars don't twinkle, the air does | Warm and cold air bend starlight a little, now here, now there. A star is just a point, so it seems to flicker. | In space, stars don't twinkle. | Low stars twinkle most, because you see them through more air.
4 | steady planet | Why do planets not twinkle? | If it doesn't twinkle, it may be a planet | A planet is close enough to be a small disc, so all its trembling points even out. It shines steadily. | So you can tell a planet from a star. | Venus, low in the sky, can flicker all the same.
3 | night sky map | What is a constellation? | The sky is cut into eighty eight pieces | Constellations are areas of the sky with names. Astronomers agreed on eighty eight of them, about a hundred years ago. | Most stars in one have nothing to do with each other. | Other peoples saw other pictures.
3 | dipper and star | How do you find the North Star? | The Big Dipper points to the North Star | Draw a line through the two stars at the end of the bowl, and go on about five times as far. There's the North Star. | It stands almost above the North Pole, so it barely moves. | Some forty stars or more are brighter.
4 | red giant | What is special about Orion? | Orion's shoulder is going to explode | Betelgeuse, at Orion's shoulder, is a giant star. In the Sun's place, it would reach beyond the path of Mars. | It'll explode one day, perhaps in a hundred thousand years. | Its light takes hundreds of years to reach us.

# curious-body-parts | body | curious parts of the body | curious parts of the body, eyebrow, eyebrows, belly button, belly buttons, navel, appendix, the appendix, an appendix, nipples, men have nipples, eyelashes, blinking, blink, we blink, tailbone | Human vestigiality
> You had a tail before you were born. | Your brain hides the dark when you blink. | Your belly button is your first scar.
@ You look in the mirror, one part at a time.
3 | wet forehead | Why do we have eyebrows? | Eyebrows keep the sweat out of your eyes | Eyebrows lead sweat and rain away from your eyes. And they show everybody what you feel. | In tests, faces without eyebrows were harder to recognize. | One small move of a brow can be read across a room.
3 | eyelid | Why do we blink? | Your brain hides the dark when you blink | Each blink wipes your eye and spreads a film of tears, about fifteen times a minute. | We blink more than the eye needs, often at a pause in speech. | Your brain hides the dark moment from you.
3 | navel | Why do we have belly buttons? | Your belly button is your first scar | The cord was there, and it brought you food and oxygen before you were born. What's left is a scar. | Whether it goes in or out depends on how it heals. | Nearly all mammals have one, though it's hard to find.
4 | appendix | Why do we have an appendix? | The appendix may be a shelter for bacteria | The appendix holds tissue of your immune system, and it may keep good bacteria safe. | Darwin took it for a useless leftover. | You can live well without it.
4 | embryo | Why do men have nipples? | Nipples come before the boy does | In the first weeks, all embryos follow the same plan. Nipples begin before the hormones of boys set in. | They do no harm, so they stayed. | Men can get breast cancer, too, though rarely.
4 | tailbone | Why do we have a tailbone? | Your tailbone was once a tail | At the end of your spine, a few small bones are left from a tail. Today, they hold muscles. | As an embryo, you had a real tail for some weeks. | Then your body took it back.

# hunger | body | hunger and thirst | hunger, hungry, we get hungry, get hungry, feel hungry, being hungry, thirst, thirsty, we get thirsty, appetite, hangry | Hunger
> Hunger isn't made in your stomach. | Hangry is real. | You're full twenty minutes before you feel it.
@ It's eleven o'clock, and your belly speaks up.
3 | brain and stomach | Why do we get hungry? | You get hungry in your brain | An empty stomach sends out the hormone ghrelin, and your brain turns it into hunger. | It also follows the clock by which you usually eat. | Your fat tissue reports what's in store.
3 | full plate | When do we feel full? | Your brain learns that you're full too late | A stretched stomach and messages from your gut tell the brain to stop, but some twenty minutes late. | Fast eaters are past it by then. | Sleep too little, and you're hungrier.
4 | angry face | Why do people get hangry? | Low blood sugar makes you touchy | When the sugar in your blood drops, your body sends out stress hormones. That's hangry. | Studies found that people were more irritable when they were hungry. | A meal helps more than an argument.
4 | water glass | Why do we get thirsty? | Your brain tastes how salty your blood is | Sensors in your brain notice when your blood gets too salty, or too little. Then you're thirsty. | A change of one or two percent is enough. | Thirst fades as you drink, long before the water is in your blood.
3 | cake | Why is there always room for dessert? | A new taste makes room for dessert | While you eat, you get tired of one taste. Then comes something sweet, and the appetite wakes up again. | Scientists call it sensory-specific satiety. | It once helped us eat many different things.

# sense-of-time | mind | the sense of time | time perception, time fly, time flies, time fly when you're having fun, time flies when you're having fun, sense of time, perception of time, years go by faster, time go faster as you get older, time goes faster as you get older, time pass faster, time passes faster, time slow down, time slows down | Time perception
> They dropped people off a tower to test time. | Fever makes a minute feel longer. | Routine makes the years vanish.
@ You look up, and three hours are gone.
4 | laughing friends | Why does time fly when you are having fun? | Time flies when you don't watch it | When something holds your attention, you have little left to notice the time. | Waiting is the opposite. You watch nothing but time. | A watched pot seems never to boil.
4 | photo album | Why do years go by faster as we get older? | Routine makes your years vanish | We judge the past by how much we remember, and routine leaves few memories. So a year with little new seems short. | Childhood is full of first times. | A year is also a smaller part of a longer life.
4 | falling person | Does time slow down in danger? | Fear doesn't slow time, it packs your memory | In a test, people fell from a tower, and they couldn't see any faster than before. They only remembered the fall as longer. | In danger, we store more. | That's why it feels like slow motion.
3 | suitcase | Why is a vacation short and long? | New days fly by, and look long afterward | While it lasts, a good week on vacation flies. Afterward it seems long, because so much was new. | Scientists call it the holiday paradox. | So new things make life seem longer.
3 | feverish clock | What changes our sense of time? | Fever makes a minute feel longer | In a classic study, a woman with a fever counted her seconds too fast. | The warmer the body, the faster the inner clock. | Age, mood and drugs change it, too.

# earthquakes | nature | earthquakes | earthquake, earthquakes, earthquakes happen, earthquake happen, causes of earthquakes, richter scale, seismic waves, earth quakes, quake | Earthquake
> One step up the scale is thirty two times the energy. | An earthquake gives you a few seconds of warning. | The strongest one killed people across an ocean.
@ The lamp swings, and nobody touched it.
3 | fault line | How do earthquakes happen? | The ground shakes when stuck rock snaps | Plates of the Earth's crust move some centimeters a year, and get stuck at their edges. When the rock gives way, the ground shakes. | The stress may have grown for centuries. | The break can run for hundreds of kilometers.
4 | wave lines | Why are there two shocks in an earthquake? | The second shock does more damage | Fast waves come first, and push and pull. Slower ones shake from side to side, and do more damage. | Warning systems use the seconds in between. | The gap tells you how far away it was.
4 | scale | How is an earthquake measured? | One magnitude more is thirty times the energy | One step up the scale means about thirty two times as much energy. Charles Richter made the first one in nineteen thirty five. | Today's scale is another one, with similar numbers. | Each year, there are many that nobody feels.
4 | Chilean coast | What was the strongest earthquake? | The strongest earthquake ever measured hit Chile | In May of nineteen sixty, an earthquake of magnitude nine and a half hit Chile. | Its wave killed people as far away as Hawaii and Japan. | It broke about a thousand kilometers of the edge of a plate.
3 | calm animals | Can earthquakes be predicted? | Nobody can name the day of an earthquake | We know where earthquakes are likely, but not the day. | Animals are said to know, but that couldn't be confirmed as a method. | What saves most lives is houses built well.

# volcano-eruptions | nature | volcanic eruptions | volcanoes erupt, volcano erupt, a volcano erupt, volcano erupts, volcanic eruption, volcanic eruptions, volcano eruption, volcano eruptions, lava, magma, inside a volcano | Volcanic eruption
> Volcanic ash is made of broken glass. | A volcano works like a soda bottle. | You can walk away from lava, but not from this.
@ The mountain smokes, and the birds are quiet.
3 | rising magma | Why do volcanoes erupt? | A volcano erupts like a shaken soda | Molten rock is lighter than the rock around it, so it rises. Gas in it forms bubbles, like in a bottle that you open. | When the pressure is too much, it breaks out. | Most of it starts where plates part or dive.
3 | red lava | What is the difference between magma and lava? | It's magma below, and lava outside | Magma and lava are the same molten rock. Below the ground, it's magma. Once it comes out, it's lava. | It's some seven hundred to twelve hundred degrees Celsius hot. | Most lava flows slowly enough to walk away.
4 | two mountains | Why do some volcanoes explode and others flow? | Thick magma explodes, thin magma flows | Thin magma lets its gas out, like in Hawaii. Thick magma holds the gas until it bursts. | Silica makes it thick. | Volcanoes that explode grow steep.
4 | gray cloud | What is the most dangerous part of an eruption? | Lava isn't the killer, the glowing cloud is | A mix of hot gas and ash runs downhill at more than a hundred kilometers an hour. It's the deadliest part of an eruption. | Nobody outruns it. | It buried Herculaneum in the year seventy nine.
4 | ash under glass | What is volcanic ash? | Volcanic ash is rock and broken glass | Volcanic ash doesn't burn and doesn't dissolve. It's rock and glass, it scratches, and it can stop the engines of a plane. | In twenty ten, ash from Iceland closed the sky over Europe. | Over time, it makes very fertile soil.

# floating-ships | nature | floating | ships float, ship float, a ship float, boats float, boat float, floating ships, why things float, buoyancy, archimedes principle, heavy ships float | Buoyancy
> A nail sinks, and a steel ship doesn't. | A line on the hull saves lives at sea. | The word eureka comes from a bathtub story.
@ You push a ball under water, and it pushes back.
4 | steel ship | Why do ships float? | A ship floats on the water it shoves aside | A ship sinks in until the water that it shoves aside weighs as much as the whole ship. Then it floats. | A hollow hull shoves aside a lot of water for its weight. | A lump of the same steel doesn't.
4 | bathtub | Who found out why things float? | Archimedes found out why things float | In the third century BC, Archimedes wrote that water lifts a body with the weight of the water that the body pushes aside. | That he ran naked through the streets was only told much later. | The word eureka comes from that tale.
3 | salt lake | Why is it easier to float in the sea? | Salt water holds you up better | Salt makes water heavier. So you push aside the same weight with less of your body. | In the Dead Sea, it's hard to sink. | A ship lies deeper in a river than at sea.
3 | marked hull | How does one know how much a ship can carry? | One painted line stops greedy ship owners | Ships carry load lines on the hull for different waters and seasons. Below the line, it's too much. | Samuel Plimsoll fought for them in Britain in the nineteenth century. | Greedy owners had sent out overloaded ships.
3 | fish bladder | How do fish float? | Fish hover with a bag of gas | A swim bladder holds just enough gas for a fish to hover. | Sharks have none, and use an oily liver. | Pull a fish up too fast, and the bag swells.

# how-a-compass-works | invention | the compass | compass, compasses, the compass, magnetic compass, magnetic north, history of the compass, a compass work, compass needle | Compass
> A compass doesn't point to the North Pole. | The magnetic pole is moving to Siberia. | Earth's north and south have flipped hundreds of times.
@ A small needle trembles, and stands still.
3 | needle | How does a compass work? | The Earth itself turns the needle | The Earth is a weak magnet. A light magnetic needle that can turn freely lines up with its field. | So one end points roughly north. | Iron and magnets nearby mislead it.
4 | two norths | Does a compass point to the North Pole? | A compass points past the North Pole | The magnetic pole lies some way from the true one, so a compass points a bit beside it. Maps tell you how much to correct. | In some places, the difference is large. | Close to the poles, a compass is of little use.
4 | wandering pole | Does magnetic north move? | Magnetic north moves every year | In recent decades, the magnetic pole has moved from Canada toward Siberia, by tens of kilometers a year. | Liquid iron in the Earth's core makes the field. | Airports have renumbered runways because of it.
4 | Chinese spoon | Who invented the compass? | The first compass was for houses and graves | In China, some two thousand years ago, pieces of lodestone showed directions. Writers there described the needle in the eleventh century. | Europe wrote of it in the twelfth. | At first, it helped to place houses and graves well.
3 | flipped field | What if Earth's field flips? | Earth's poles have swapped hundreds of times | North and south have changed places hundreds of times, last some seven hundred eighty thousand years ago. | Rocks keep the old direction. | A flip takes thousands of years.

# steam-engine | machine | steam engines | steam engine, steam engines, steam power, james watt, thomas newcomen, a steam engine work, steam engines work | Steam engine
> James Watt didn't invent the steam engine. | Horsepower was a sales trick. | Your electricity may still come from steam.
@ The boiler hisses, and a wheel as high as a house begins to turn.
3 | piston | How does a steam engine work? | Steam takes sixteen hundred times more room | Water that boils turns to steam, and wants some sixteen hundred times the room. So it pushes a piston back and forth, and the piston turns a wheel. | Valves let steam in from both sides. | Coal or wood heats the boiler.
4 | mine pump | Who invented the steam engine? | Newcomen, not Watt, got the steam engine going | Thomas Newcomen's engine of seventeen twelve pumped water out of mines. Thomas Savery had patented a steam pump before. | It wasted most of its heat. | In ancient Egypt, Hero had described a ball turned by steam.
4 | separate condenser | What did James Watt do? | Watt stopped the engine from wasting its heat | In seventeen sixty five, James Watt thought of cooling the steam in a separate vessel, so the cylinder stayed hot. | That saved most of the coal. | The unit watt is named after him.
3 | horse | What is horsepower? | Horsepower was made to sell engines | Watt compared his engines with horses, so that mine owners knew what they'd get. | One horsepower is about seven hundred fifty watts. | A horse can do much more for a moment.
3 | power plant | Are steam engines still used? | Steam still makes much of our electricity | Coal, gas, nuclear and some solar plants all boil water, and the steam turns turbines. | Only the piston is gone. | In eighteen oh four, Trevithick put a steam engine on rails.

# three-d-printing | invention | three D printing | 3d printing, 3d printer, 3d printers, 3-d printing, three d printing, 3d printing work, 3d print, 3d printed | 3D printing
> Most hearing aids come out of a printer. | Astronauts got a tool by file. | The first printed part was a tiny cup.
@ A nozzle draws, layer on layer, and a cup rises.
3 | layers | How does three D printing work? | A printer builds your cup slice by slice | A program cuts a model into thin slices, and the machine lays them on top of each other. | Common printers melt a plastic string. | Others harden liquid with light, or melt powder with a laser.
4 | first part | Who invented three D printing? | The first printed part was a small cup | In nineteen eighty three, Chuck Hull hardened liquid plastic with light, and printed a small cup. He patented the idea three years later. | Hideo Kodama of Japan had described something similar before. | He founded a company that still sells printers.
4 | space station | Has anybody printed things in space? | Astronauts print their parts in space | A printer on the space station made its first part in twenty fourteen. | A tool was sent up as a file. | It saves carrying spare parts.
3 | hearing aid | What is printed with it? | Most hearing aids are printed | Shells of hearing aids have to fit one ear exactly, so most of them are printed. So are many tooth aligners. | Engines of planes and rockets have printed parts, too. | It pays off where each piece is different.
3 | layer lines | Why do printed things have lines? | Those lines are the layers | Each layer is often just a tenth or two of a millimeter high, and you see the edges as lines. | Thinner layers look smoother and take longer. | Printed parts break most easily between layers.

# firework-colors | invention | fireworks | firework, fireworks, colors of fireworks, fireworks get their colors, fireworks colors, firework colors, how fireworks work, fireworks work, sparkler, sparklers, history of fireworks | Fireworks
> Every color in a firework is a metal. | Blue is the hardest firework to make. | The first fireworks were bamboo in a fire.
@ It whistles, it's dark for a moment, and then the sky opens.
4 | colored stars | How do fireworks get their colors? | Every color in a firework is a metal | Strontium burns red, barium green, sodium yellow and copper blue. Small stars in the shell hold these salts. | Heat makes their atoms shine in their own color. | Magnesium and aluminum make white.
4 | blue burst | Why are blue fireworks rare? | Blue fireworks are the hardest to get right | Copper only gives a good blue in a narrow range of heat. | Too hot, and the color washes out. | Makers are proud of a deep blue.
3 | shell in the air | How does a firework work? | One charge lifts it, the second bursts it | The first charge shoots the shell up and lights a fuse. At the top, the second one throws the stars apart. | How the stars lie in the shell decides the shape. | The colored stars burn as they fly.
4 | bamboo | Who invented fireworks? | The first fireworks were burning bamboo | In China, people threw bamboo into the fire, because it bangs. About a thousand years ago, gunpowder took over. | The noise was meant to drive off spirits. | The colors came in Europe, in the nineteenth century.
3 | late bang | Why do you hear fireworks late? | The bang needs three seconds for a kilometer | You see the flash at once. But the sound needs about three seconds for each kilometer. | Count the seconds, and you know how far it is. | Dogs hear more of the bang than we do.

# tattoos | body | tattoos | tattoo, tattoos, tattoos stay, tattoos stay in the skin, tattoo stay, tattoo ink, history of tattoos, tattoo history, tattoo machine, tattoo facts | Tattoo
> Your body tries to eat your tattoo for life. | The man in the ice had sixty one tattoos. | The tattoo machine goes back to Edison.
@ The needle hums, and the first line stings.
5 | cell with ink | How do tattoos stay in the skin? | Your immune cells swallow the ink | The needle puts ink below your outer skin. Immune cells swallow it and can't digest it. When they die, others take it up. | So it stays for life. | Experiments with mice showed how.
4 | ice mummy | How old are tattoos? | Otzi had sixty one tattoos | The man from the ice died in the Alps some five thousand three hundred years ago. He had sixty one tattoos, lines and crosses made with soot. | Many lie where his joints were worn. | In Egypt, some are about as old.
3 | drum and chisel | Where does the word tattoo come from? | Captain Cook's crew brought the word tattoo home | In Samoa and Tahiti, the word is tatau. James Cook's crew brought it to Europe. | On the islands, a tattoo told of rank and family. | It was tapped in with a comb of bone.
4 | electric pen | Who invented the tattoo machine? | The tattoo machine grew out of Edison's pen | Samuel O'Reilly patented the first electric one in New York in eighteen ninety one. It was based on an electric pen by Thomas Edison. | Before that, it was done by hand. | The needle goes up and down many times a second.
3 | laser | How are tattoos removed? | Lasers break tattoo ink to bits | Short flashes break the ink, and your body carries the bits away over weeks. | It takes several sessions. | Black goes best. Some colors barely go.

# induction-stove | machine | induction stoves | induction stove, induction stoves, induction cooktop, induction cooking, induction hob, induction stove work, an induction stove work, gas vs induction | Induction cooking
> On induction, the pot is the stove. | A fridge magnet can test your pans. | Spilled milk won't burn onto this stove.
@ You put a pot on a cold glass plate, and the water begins to move.
4 | coil | How does an induction stove work? | On induction, the pot is the stove | A coil below the glass makes a magnetic field that flips many thousand times a second. It drives currents in the pot's bottom, and they heat it. | So the heat starts in the pot. | The glass only gets warm from the pot.
3 | magnet on pan | Which pans work on induction? | If a magnet sticks, your pan works | Iron and many steels work on induction. Pure aluminum, copper and glass don't. | So hold a magnet to the bottom. | Many aluminum pans have a steel plate below.
3 | boiling water | Is induction faster than gas? | Induction beats gas at boiling water | Most of the energy goes into the pot. With gas, more than half goes past it. | So it saves energy and keeps the kitchen cooler. | You can turn it down at once, just like gas.
3 | spilled milk | Is induction safer? | Without a pot, induction switches off | The plate beside the pot stays cool, so spilled food rarely burns on. Without a pot, it switches off. | There's no flame. | But under a hot pot, the glass is hot, too.
3 | humming pot | Why does induction hum? | That hum is your pot shaking | The changing field makes the layers of the pot vibrate a little. That's the hum. | Heavy pots hum less. | It's normal.

# thermos-flask | invention | thermos flasks | thermos, thermos flask, vacuum flask, thermoses, a thermos work, thermos work, thermos bottle, insulated bottle | Vacuum flask
> A thermos keeps coffee hot with nothing. | It was made to keep things very cold. | The inventor lost his thermos in court.
@ You pour tea on a mountain, and it steams.
4 | double wall | How does a thermos work? | Nothing keeps your coffee hot | Between the inner and the outer wall, there's almost no air, so nothing can carry the heat across. A shiny layer throws back the rest. | Most heat is lost through the lid. | It works for cold drinks, too.
4 | lab flask | Who invented the thermos? | The thermos was built for cold, not coffee | James Dewar built the vacuum flask in eighteen ninety two, to keep very cold liquids for his experiments. | He took no patent. | German glassblowers made a product of it.
3 | brand name | Where does the name thermos come from? | Thermos was a German brand | The makers chose the name in nineteen oh four, from the Greek word for hot. | In the United States, a court ruled that it had become an ordinary word. | Dewar lost his case against them.
3 | steel bottle | Why are flasks made of steel? | Steel flasks survive the drop | The first ones were made of glass and broke easily. William Stanley made one all of steel in nineteen thirteen. | Glass keeps no taste. | Both work in the same way.
3 | warmed flask | How do you keep drinks hot longer? | Warm the flask before you fill it | Fill it with hot water for some minutes, empty it, and then pour in your drink, up to the top. | A cold wall steals heat. | And so does the air left inside.

# escalators | machine | escalators | escalator, escalators, moving stairs, moving staircase, escalators work, escalator work, how escalators work | Escalator
> The stairs come back upside down. | The brushes aren't for your shoes. | Standing can beat walking on an escalator.
@ A step rises out of the floor and carries you.
3 | chain loop | How do escalators work? | Escalator steps ride back upside down | Two chains pull the steps around in a loop. Wheels on two rails keep each step level on the way, and flat at the ends. | Below your feet, they come back upside down. | The same motor drives the handrail.
4 | fairground | Who invented the escalator? | The first escalator was a fairground ride | In eighteen ninety six, Jesse Reno's sloping belt carried people at Coney Island. George Wheeler and Charles Seeberger made the steps. | Nathan Ames had drawn one as early as eighteen fifty nine. | Seeberger thought up the word.
4 | brandy glass | How did people react to the first escalator? | Harrods is said to have served brandy | The London store had a moving stair in eighteen ninety eight. It's told that nervous customers got brandy at the top. | It was a belt without steps. | Stores wanted people to go upstairs.
3 | side brushes | What are the brushes on escalators for? | The brushes keep your shoes from the gap | When your shoe comes too near to the side, the brush warns you. | Soft shoes can be pulled into the gap. | They're not for polishing.
3 | standing people | Is it faster to stand on an escalator? | Standing moves more people than walking | At London's Holborn station, a trial found that more people get up when everybody stands, on both sides. | On long escalators, few people walk. | Most cities keep one side free all the same.

# bird-migration | animal | bird migration | bird migration, birds migrate, birds know where to migrate, birds know where to fly, migrating birds, migratory birds, why birds migrate, birds fly south, geese fly in a v, v formation | Bird migration
> Some birds fly eleven days without a break. | One small bird sees two summers every year. | The V saves a bird's strength.
@ You hear it first, a line of voices high above the town.
4 | compass and stars | How do birds know where to migrate? | Birds steer by Sun, stars and magnetism | Migrating birds use the Sun by day and the stars by night, and they sense the Earth's magnetic field. | Many young ones are born with the direction. | Others learn the way from their parents.
5 | godwit | Which bird flies farthest without a break? | Godwits cross the Pacific without a stop | Bar-tailed godwits fly from Alaska to New Zealand or Tasmania. That's more than eleven thousand kilometers in about ten days. | They don't eat or land. | Before they go, they almost double their weight.
4 | arctic tern | Which bird travels most? | Arctic terns get two summers a year | Arctic terns fly from the Arctic to the Antarctic and back, and get summer in both places. | Tagged ones covered some seventy thousand kilometers or more in a year. | No other animal sees as much daylight.
3 | flying v | Why do birds fly in a V? | In a V, birds ride on borrowed air | Each wing leaves rising air behind it, and the next bird uses it. So the V saves strength. | They take turns in front. | Ibises even time their wing beats.
3 | empty nest | Why do birds migrate? | Birds migrate for food, more than warmth | Insects and open water vanish in winter, and northern summers offer long days and lots of food. | Feathers keep many birds warm enough. | Some that once left now stay in towns.

# falling-cats | animal | cats that land on their feet | cats always land on their feet, cats land on their feet, cat land on its feet, cats land on feet, cat fall, falling cat, falling cats, cat righting reflex, cats fall from high, cats survive falls | Cat righting reflex
> A falling cat turns with nothing to push against. | Cats do get hurt in falls. | In eighteen ninety four, a camera solved the cat.
@ The cat slips off the shelf, and you hold your breath.
5 | turning cat | Why do cats always land on their feet? | A falling cat turns its front half first | A falling cat's ears tell it which way is up. It bends in the middle, turns its front, then its back, and lands on its feet. | It draws in its legs on one side, and stretches them on the other. | So it needs nothing to push against.
3 | kitten | Can kittens do it? | Kittens master the turn within weeks | The reflex begins at about three to four weeks, and works at about seven. | Cats without a tail can do it, too. | They need some height to turn.
4 | old photographs | Who found out how cats turn? | A camera caught how cats turn | In eighteen ninety four, Etienne-Jules Marey filmed a falling cat in Paris, frame by frame. | Scientists had thought that it pushed off from the hand. | Space engineers studied it later for astronauts.
4 | spread legs | How do cats survive high falls? | A spread out cat falls slower | A small body with spread legs falls at about a hundred kilometers an hour at most. | Relaxed legs take up the shock. | Many still get hurt, so secure your windows.
3 | window | Do cats always survive a fall? | Vets have a name for cats that fall | Vets see broken jaws, legs and lungs so often that they call it high-rise syndrome. | Low falls leave too little time to turn. | A net at the window is the best help.

# fish-facts | animal | fish | fish, fishes, fish breathe, fish breathe underwater, gills, fish sleep, goldfish memory, fish memory | Fish
> Goldfish remember for months. | An electric eel can give eight hundred volts. | Piranhas are mostly shy.
@ A mouth opens and closes on the other side of the glass.
3 | gills | How do fish breathe under water? | A fish breathes with blood and thin gills | Water flows in at the mouth and out over thin gills full of blood, which take up its oxygen. | Blood and water flow in opposite directions, so more gets across. | Out of water, the gills stick together.
4 | goldfish | Do goldfish remember more than three seconds? | Goldfish remember for months | Goldfish learned to push levers and to come to a sound, and still knew it weeks later. | Some other fish even learn to tell people apart. | The three seconds are a myth.
4 | shocking eel | How strong is an electric eel? | An electric eel gives hundreds of volts | Some electric eels reach more than eight hundred volts, for thousandths of a second. | Thousands of cells work like a row of batteries. | They aren't true eels. They're closer to catfish.
3 | piranha teeth | Are piranhas dangerous? | Piranhas are mostly shy | Piranhas eat fish, carrion and plants, and swim in groups for safety. | Bites happen at low water or near nests. | A show for President Roosevelt made them famous.
4 | puffed fish | Why do pufferfish puff up? | A pufferfish drinks itself into a ball | In danger, a pufferfish fills its stretchy stomach with water and becomes a ball. | Many carry a poison for which there's no antidote. | Cooks in Japan need a license for them.
3 | sleeping fish | Do fish sleep? | Fish sleep, they just can't close their eyes | Most fish have no eyelids. They rest still on the ground or in plants. | Parrotfish wrap themselves in slime. | Sharks often keep moving.

# dog-habits | animal | dog habits | dogs eat grass, dog eat grass, dog eats grass, dog follow me, dog follow me everywhere, dog follows me everywhere, dogs follow you, dogs follow their owners, dogs lick, dogs lick you, dog licks me, dogs lick people, dogs sniff, dogs dream, do dogs dream, dogs pant, dogs smell, dog smell | Dog behavior
> Dogs most likely dream. | A dog that eats grass usually isn't sick. | A parked car can kill a dog within minutes.
@ You get up, and the nails click behind you.
4 | dog in grass | Why do dogs eat grass? | Most dogs that eat grass are fine | In surveys, most owners say that their dog eats grass. Only a few dogs seemed sick or threw up afterward. | Wolves do it, too. | Don't let your dog eat grass that was sprayed.
3 | dog at door | Why does my dog follow me everywhere? | Your dog follows you because you're its pack | Dogs live in groups, and you are where food, play and safety are. | Some breeds were made to work close to people. | If it panics alone, it needs training.
3 | licking tongue | Why do dogs lick you? | Dogs lick to greet, and you taste of salt | Puppies lick their mother's mouth for food. And you taste of salt, and you react. | So for the dog, it pays. | If it licks its own paws all the time, see a vet.
3 | twitching paws | Do dogs dream? | Dogs most likely dream | In sleep, a dog's brain goes through phases like ours, and its paws and eyes twitch. | Nobody knows what they dream about. | Let them sleep. A startled dog may snap.
3 | nose | How well do dogs smell? | A dog's nose beats yours by millions | Dogs have up to some three hundred million scent receptors. You have a few million. | They can find people, truffles and some diseases. | So let them sniff on walks.
3 | panting | Why do dogs pant? | A panting dog is cooling down | Dogs only sweat at their paws, so they pant, and water from the tongue and lungs cools them. | In a parked car, that's not enough. | Cars get deadly hot within minutes.
`
