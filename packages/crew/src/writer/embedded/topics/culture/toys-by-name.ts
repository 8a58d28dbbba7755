/** Toys that are asked for by their name, for `readTopics`. */
export const TOYS_BY_NAME = `
# yo-yos | invention | yo-yos | yo-yo, yo-yos, yoyo, yoyos, yo yo, who invented the yo-yo, history of the yo-yo | Yo-yo
> A Greek boy plays with it on a vase. | Nobles took it to the guillotine. | One went to space.
@ It drops, spins, sleeps, and climbs back.
4 | greek vase | Who invented the yo-yo? | The yo-yo is twenty five centuries old | Nobody knows who made the first. A Greek vase of about four hundred forty before Christ shows a boy with a yo-yo. They were of wood, metal or clay. | Gods got clay ones as gifts. | Only dolls may be older.
4 | filipino carver | Who made the yo-yo modern? | A Filipino in California made it sleep | Pedro Flores opened a yo-yo factory in nineteen twenty eight. His string was looped around the axle, not tied, so it could spin at the bottom. | Yo-yo is a word from the Philippines. | Duncan bought him out.
3 | hunting tale | Was the yo-yo a weapon? | Yo-yos as weapons are a tale of ads | People tell that hunters in the Philippines threw yo-yos from trees. No proof has been found. | It sold well. | A rock on a rope is something else.
5 | noble hand | Who played in the French Revolution? | Nobles calmed their nerves with a yo-yo | Around seventeen ninety, the yo-yo was the rage in Paris, and called the emigrette, as those who fled took it along. A painting shows a prince with one. | Some are said to have had it on the way to the guillotine. | It's also in Figaro.
3 | floating spool | Does a yo-yo work in space? | In space, a yo-yo must be thrown | An astronaut took a yo-yo up in nineteen eighty five. It won't drop, so you throw it, and it comes back slowly. | It can't sleep as it does below. | Friction brings it home.

# frisbees | invention | the Frisbee | frisbee, frisbees, who invented the frisbee, history of the frisbee, ultimate frisbee, flying disc | Frisbee
> The Frisbee was a pie tin. | The Frisbee's inventor was a fighter pilot. | A maker became one after death.
@ A flick, a hover, and a dog in the air.
4 | pie tin | Where does the Frisbee come from? | Students threw pie tins and yelled frisbie | The Frisbie Pie Company baked in Connecticut, and students at Yale and elsewhere threw the tins. | The shout was a warning. | The firm closed in nineteen fifty eight.
4 | cake pan | Who invented the Frisbee? | A beach deal began the Frisbee | In nineteen thirty seven, Fred Morrison and his girlfriend Lucile threw a popcorn lid, then a cake pan. A stranger paid five times its price. | He was a pilot in the war, and learned how things fly. | In nineteen fifty seven, Wham-O sold his Pluto Platter.
5 | ashes disc | Who became a Frisbee? | His ashes were pressed into Frisbees | Ed Headrick gave the disc the rings that keep it steady, and invented disc golf. When he died, his ashes went into discs for family and friends. | He wanted to land on a roof. | He'd stay there in the sun.
3 | spin and lift | Why does a Frisbee fly? | It's a wing that spins | A Frisbee's curved top makes lift, and the spin holds it level, like a gyroscope. Without spin it tumbles. | Rings stir the air. | It can stay up for over ten seconds.
3 | ultimate field | What is Ultimate? | Ultimate has no referee | Students in New Jersey began it in nineteen sixty eight: seven to a side, no running with the disc. Players judge themselves. | It's called the spirit of the game. | Even finals are played so.

# hula-hoops | invention | the hula hoop | hula hoop, hula hoops, who invented the hula hoop, history of the hula hoop | Hula hoop
> Twenty five million sold in four months. | Then the whole thing stopped. | Japan banned it on streets.
@ Knees bent, hips on, and there it goes.
4 | plastic ring | Who invented the hula hoop? | Bamboo rings from Australia became the hula hoop | Kids in Australia swung bamboo hoops in gym class. Wham-O in California made them of plastic in nineteen fifty eight, and sold twenty five million in four months. | Greeks had hoops of vines. | A hoop can't be patented.
4 | ship dance | Where does the name come from? | Sailors saw the hula, and named the hoop | Hooping was a fad in Britain long ago, and doctors blamed it for bad backs. In the nineteenth century, sailors saw the Hawaiian dance. | The dance has no hoop. | The name stuck.
5 | empty shop | What went wrong with hula hoops? | The hula hoop craze was over within a year | In fall of nineteen fifty eight, sales stopped, and heaps of hoops were left. Wham-O barely made money on it. | Its next thing was the disc. | A noise was put in to sell it again.
3 | physics ring | How does a hula hoop stay up? | Hips must be curved like an hourglass | In twenty twenty five, researchers with robots found that a sloped hip and a curved waist hold the hoop up. A plain cylinder lets it fall. | You push it as it passes. | Larger is easier.
3 | record circle | What is the hoop record? | Somebody hooped for a hundred hours | An American woman kept a hoop up for a hundred hours in twenty nineteen, with short breaks. Others swing two hundred at once. | So she hardly slept. | The rules allow five minutes off each hour.

# slinky | invention | the Slinky | slinky, slinkies, slinky toy, who invented the slinky, history of the slinky | Slinky
> The Slinky fell off a shelf. | The inventor's wife found the name, and saved it. | Soldiers hung it in trees.
@ It tips, stretches, and walks down the stairs.
4 | falling spring | Who invented the Slinky? | A spring walked off the shelf | In nineteen forty three, the engineer Richard James worked with springs for ships, and one fell and walked: shelf, books, table, floor. | It took two years to get the steel right. | It's about twenty meters of wire.
4 | dictionary | Who named the Slinky? | Betty James found slinky in the dictionary | Betty James looked for a word for smooth and graceful. In nineteen forty five, a store in Philadelphia sold four hundred Slinkys in ninety minutes. | They'd feared nobody would come. | A friend was to buy the first.
5 | missionary bag | What happened to the Slinky's inventor? | He left for Bolivia, and she ran the firm | In nineteen sixty, Richard James joined a religious group abroad and left his wife with six children and debts. Betty moved the plant, put a song on TV, and saved the Slinky. | He never came back. | She ran it for nearly forty years.
4 | jungle antenna | How did soldiers use the Slinky? | Slinkies were antennas in Vietnam | Radio men threw a Slinky over a branch to get a signal. NASA has flown some. | It's the right length for some waves. | Teachers show waves with it.
3 | hovering bottom | Why does a dropped Slinky float? | Drop it, and the bottom waits | If you hold a Slinky and let go, the lower end hangs in the air until the top has come down. News of the drop travels as a wave. | Film it slowly. | Gravity pulls all, but tension holds.

# play-doh | invention | Play-Doh | play-doh, play doh, playdough, who invented play-doh, history of play-doh | Play-Doh
> Play-Doh cleaned wallpaper. | A teacher saved the firm. | Play-Doh's smell is a trademark.
@ Salt, vanilla, and a purple dog.
4 | sooty wallpaper | What was Play-Doh first? | Play-Doh was a wallpaper cleaner | Coal stoves left soot on the wall, and the putty that became Play-Doh rolled it off. When gas and vinyl came, the firm was dying. | It was only white. | It's flour, water and salt.
5 | nursery teacher | Who invented Play-Doh? | A nursery teacher saw what it was for | Kay Zufall read that wallpaper putty makes ornaments, tried it with children, and told her brother in law, who made it. She named it Play-Doh, too. | His first idea was Rainbow Modeling Compound. | It came out in nineteen fifty six.
4 | smell | Can you own a smell? | Play-Doh's scent is protected by law | In twenty eighteen, America registered Play-Doh's smell: sweet, slightly musky, with vanilla, a hint of cherry, and salted wheat dough. | Few smells are. | A perfume of it was made.
3 | tv captain | How did Play-Doh get known? | A TV captain showed it without money | Play-Doh's makers couldn't pay for ads, and gave Captain Kangaroo two percent of sales to use it once a week. He used it more. | He was loved by millions. | The colors came then.
3 | barber head | Why does Play-Doh crumble? | Salt and starch dry out overnight | Play-Doh's starch loses its water to the air, and it cracks. A little water, kneaded in, may bring it back. | It isn't for eating, and too salty anyway. | It harms dogs.

# super-soaker | invention | the Super Soaker | super soaker, super soakers, water gun, who invented the super soaker, lonnie johnson | Super Soaker
> A NASA engineer made the Super Soaker in his bathroom. | The Super Soaker's inventor worked on probes to Jupiter. | Its inventor was awarded seventy three million dollars.
@ A pump, a hiss, and the neighbor is wet.
4 | bathroom jet | Who invented the Super Soaker? | A rocket engineer shot across his bathroom | In nineteen eighty two, Lonnie Johnson tested a pump for cooling without harmful gas. A jet of water hit the tub so hard that he thought: a water gun. | He was in the Air Force then. | His daughter tried the first.
4 | space probe | What else did Lonnie Johnson do? | Its inventor worked on the Galileo probe | Lonnie Johnson worked for NASA on the power for a probe to Jupiter, and on the stealth bomber. As a boy he burned a pot of rocket fuel. | He grew up in segregated Alabama. | The neighbors called him the Professor.
5 | robot fair | What did Lonnie Johnson win as a student? | A robot of junk won the fair | In nineteen sixty eight, Lonnie Johnson built Linex, a robot of junkyard parts and air, and won at a fair in Alabama. His school was the only Black one there. | Reels from a tape recorder were its memory. | No one from the university spoke to him, he said.
4 | court money | How much did the Super Soaker earn? | It sold a billion dollars' worth | By the early nineties, the Super Soaker led the toys. In twenty thirteen, Hasbro had to pay Lonnie Johnson some seventy three million for his share. | He'd invented foam guns as well. | The money goes into batteries.
3 | pressure tank | How does a Super Soaker work? | Air pressed by hand does it | You pump air over the water, and it pushes when you pull. A squirt gun has only your finger. | It shot over ten meters. | The first had a soda bottle on top.

# etch-a-sketch | invention | Etch A Sketch | etch a sketch, etch-a-sketch, who invented etch a sketch, how does etch a sketch work | Etch A Sketch
> Etch A Sketch is powder behind glass. | Static gave the idea. | Etch A Sketch had a part in Toy Story.
@ Two knobs, one line, and no lifting.
4 | gray screen | How does Etch A Sketch work? | You scrape off powder from behind | Etch A Sketch's glass is coated inside with fine aluminum. The knobs move a point that scrapes a dark line, and shaking coats it again. | Beads help it spread. | Scrape all, and you see in.
4 | switch cover | Who invented Etch A Sketch? | A French electrician saw his pencil come through | Andre Cassagnes peeled a film off a switch plate and saw marks on the other side, as metal dust clung by static. He showed his Etch A Sketch in nineteen fifty nine. | By mistake, another man was named for years. | He later made kites.
5 | christmas eve | Who worked until noon on Christmas? | Workers made them until Christmas Eve noon | In nineteen sixty, Ohio Art made Etch A Sketches to the last hour, so children in California could get one. | It had come out that July. | It looks like a TV.
3 | circle problem | Can you draw a circle on an Etch A Sketch? | A circle takes two steady hands | For a circle, you turn both knobs at once, one fast as the other slows. Artists draw faces in weeks, then drain the powder to keep it. | One line, no mistakes. | Stairs are easy.
3 | politics shake | Why was Etch A Sketch in politics? | A campaign shook itself clean | In twenty twelve, an adviser said that a candidate could start over like an Etch A Sketch. Rivals held one up, and sales rose. | The firm made red and blue ones. | It was neutral, it said.

# tamagotchi | invention | the Tamagotchi | tamagotchi, tamagotchis, virtual pet, who invented the tamagotchi, tamagotchi history, digital pet | Tamagotchi
> The Tamagotchi died in class. | The Tamagotchi won the prize for economics, for wasted hours. | The Tamagotchi has graveyards.
@ Beep, beep, under the desk.
4 | egg toy | What is a Tamagotchi? | A Tamagotchi is a pet in an egg | In nineteen ninety six, Bandai in Japan sold the Tamagotchi, a small egg with a creature on screen that wants food, play and cleaning. Neglect it, and it dies. | Tamago is egg, and the rest from watch. | Tens of millions sold.
4 | turtle tv | Who invented the Tamagotchi? | An ad with a turtle gave the idea | For the Tamagotchi, Aki Maita asked schoolgirls what they'd like, and Akihiro Yokoi had seen a commercial of a boy who takes his turtle along. | Pets should go everywhere. | They should be a bit of a bother, she said.
5 | fun prize | What prize did the Tamagotchi get? | It won a prize for hours of work lost | In nineteen ninety seven, its makers got the Ig Nobel Prize for economics, for diverting millions of hours into care of virtual pets. | They were joking, mostly. | Schools banned it.
4 | tiny grave | Were there Tamagotchi graves? | Children buried their Tamagotchis | A pet cemetery in Cornwall had a corner for them, and websites took in the mourners. In Japan it's a ghost, in America it was an angel. | Parents fed them in meetings. | Some paid sitters.
3 | tied heart | Why did people love the Tamagotchi? | What you care for, you love | Psychologists speak of a Tamagotchi effect: we bind to machines that need us. | Robots for the old use it. | Your phone does, too.

# jenga-uno-twister | invention | Jenga, Uno and Twister | jenga, uno game, twister game, who invented jenga, who invented twister, uno rules stacking, jenga origin | Jenga
> One was made of blocks in Ghana. | A barber invented the next. | The last one was called sex in a box.
@ The tower leans, and nobody breathes.
4 | block tower | Who invented Jenga? | Jenga comes from a childhood in Africa | Leslie Scott grew up in East Africa and Ghana, where her family stacked wooden blocks from a sawmill. She sold it as Jenga in London in nineteen eighty three. | Kujenga is Swahili for build. | No two blocks are the same, or it wouldn't work.
4 | barber shop | Who invented Uno? | A barber from Ohio invented Uno | Merle Robbins argued with his son about crazy eights in nineteen seventy one, and made Uno. With eight thousand dollars, the family sold it from his barber shop and a car. | He sold the rights for fifty thousand, and a share. | A funeral parlor man bought them.
5 | stacked cards | Can you stack plus four in Uno? | Uno says that stacking isn't allowed | In twenty nineteen, Uno's makers wrote that you can't put a plus two on a plus two. The world said: we play as we always did. | House rules win. | You may end on an action card, too.
4 | dotted mat | Who invented Twister? | TV saved Twister from being dropped | Reyn Guyer had the idea for Twister over an ad for shoe polish. In nineteen sixty six, it was called sex in a box, until Johnny Carson played it on TV. | He played with Eva Gabor. | By morning, shops had lines.
3 | giant hand | How high can Jenga go? | Forty levels was the record for decades | In nineteen eighty five, Robert Grebler built a Jenga tower of forty levels and two blocks. It starts with eighteen. | He was the one who brought it to America. | Others stack hundreds on one upright block.

# rubber-ducks | invention | rubber ducks | rubber duck, rubber ducks, rubber ducky, who invented the rubber duck, rubber duck history, rubber ducks lost at sea, rubber duck debugging | Rubber duck
> Thousands fell into the sea, and became science. | Programmers talk to one. | The rubber duck couldn't swim at first.
@ A storm, a container, and twenty eight thousand small ones.
4 | yellow duck | Who invented the rubber duck? | The first rubber ducks were chew toys | Rubber animals of the nineteenth century were solid, for teeth. In the forties, Peter Ganine, a sculptor, patented a duck that floats upright. | Millions were sold. | Vinyl took over.
5 | sea currents | What happened to the lost ducks? | Lost ducks mapped the ocean | In nineteen ninety two, a ship lost a container with nearly twenty nine thousand bath toys in the Pacific. They came ashore in Alaska, and some went on by the Arctic. | Oceanographers tested their models. | There were beavers, turtles and frogs.
4 | desk duck | What is rubber duck debugging? | Tell the duck, and you see the error | Programmers put a duck on the desk and tell it their code, line by line. Saying it aloud shows the fault. | A book for programmers of nineteen ninety nine has it. | It works for essays.
4 | singing puppet | Who made the duck famous? | A song made the duck a hit | In nineteen seventy, Ernie of Sesame Street sang Rubber Duckie in the tub, and it reached number sixteen in America. | Jim Henson sang it. | The queen had one with a crown, it's said.
3 | giant duck | Who made the giant duck? | A duck as tall as a house tours harbors | Since two thousand seven, the Dutchman Florentijn Hofman's duck has floated in cities around the world. Some have burst. | One in Taiwan did on New Year's Eve. | Eagles were blamed.
`
