/** Lists of people, brands, books and ships of which one thing is told; `read-lists.ts` says how they are written. */
export const LISTS_OF_PEOPLE_AND_BRANDS_THAT = `
# famous-after-death | gathered | people who became famous after they died | people/artists/person/writers/painters/authors/musicians famous death/died/dead (who/became/after/only/were/that/their/the/they/got/posthumously)
- Vincent van Gogh | He sold hardly anything. His brother's widow, Jo, published the letters and lent out the pictures. | Without her, few might know him. | Johanna van Gogh-Bonger
- Emily Dickinson | Ten or so poems were printed in her life. Her sister found more than a thousand after she died. | She'd asked her to burn her letters. | Emily Dickinson
- Franz Kafka | He told his friend to burn everything. The friend printed it. | He'd worked in insurance. | Franz Kafka
- Gregor Mendel | A monk counted peas and found how traits are passed on. Nobody noticed for thirty five years. | He became abbot, and fought about taxes. | Gregor Mendel
- Vivian Maier | A nanny in Chicago took over a hundred thousand photos and showed no one. A man bought them at an auction of her storage. | He looked for her, and found the notice of her death. | Vivian Maier
- Henry Darger | A janitor wrote and painted a fantasy of fifteen thousand pages in one room. His landlord found it. | He's in museums now. | Henry Darger
- Nick Drake | He sold a few thousand records and played hardly any shows. Twenty five years later, a car ad made him a star. | He'd died at twenty six. | Nick Drake
- John Kennedy Toole | His mother carried his rejected novel to a professor for years. It won the Pulitzer Prize. | A Confederacy of Dunces is set in New Orleans. | John Kennedy Toole

# banned-books | gathered | famous books that were banned | books/book/novels banned/forbidden/censored (that/were/famous/why/and/for/most/in/history/been/from/schools/the/weird/reasons/have/of)
- Alice in Wonderland | A Chinese governor banned it in nineteen thirty one, since animals shouldn't talk like people. | It would put them on one level, he said. | Alice's Adventures in Wonderland
- Animal Farm | Nobody wanted to print it in the war, as it mocked an ally. Later, the East banned it. | It's about pigs, said one publisher, and could offend. | Animal Farm
- Frankenstein | South Africa banned it in nineteen fifty five as indecent. | Its author was eighteen when she began. | Frankenstein
- The Diary of Anne Frank | A panel in Alabama wanted to reject it in nineteen eighty three for being a real downer. | Lebanon has banned it. | The Diary of a Young Girl
- Ulysses | America burned copies, until a judge in nineteen thirty three found that it made him rather sick than excited. | He read it all. | United States v. One Book Called Ulysses
- The Origin of Species | The head of Trinity College in Cambridge is said to have kept it out of the library. | Tennessee later forbade teaching that people came from animals. | On the Origin of Species
- Where's Waldo | Schools took it out for a tiny woman on a beach without her top. | Somebody had found more than Waldo. | Where's Wally?

# garage-companies | gathered | companies that started in a garage | companies/company/businesses/brands/startups garage/garages (that/started/in/a/were/famous/big/began/from/the/which)
- Amazon | Jeff Bezos chose a house for its garage. The meetings were in a bookstore nearby. | The desks were doors. | Amazon (company)
- Apple | They built the first fifty in the Jobs family's house. Wozniak says that the garage was more a place to feel at home. | The designing was done at work. | Apple Inc.
- Hewlett-Packard | A coin decided whose name came first. The garage in Palo Alto has a plaque: birthplace of Silicon Valley. | Disney bought eight of an early device. | HP Garage
- Google | They rented a garage from Susan Wojcicki for seventeen hundred dollars a month. | She later ran YouTube. | Google
- Disney | Walt filmed cartoons in his uncle's garage in Los Angeles, in nineteen twenty three. | It's in a museum. | The Walt Disney Company
- Harley-Davidson | A wooden shed of three by four and a half meters had their name on the door. | It stood in Milwaukee. | Harley-Davidson
- Mattel | Picture frames were made in a garage. From the scraps came doll furniture, and that sold better. | Later came Barbie. | Mattel

# hidden-logos | gathered | logos with a hidden meaning | logos/logo/brands hidden/secret/meaning/meanings/message/messages (that/have/with/in/famous/the/you/never/noticed/behind/their/and/of/brand)
- FedEx | Between the E and the X, there's a white arrow. Once seen, you can't miss it. | The designer worked two fonts into one for it. | FedEx
- Amazon | The arrow is a smile, and goes from A to Z. | They have everything, it says. | Amazon (company)
- Toblerone | A bear hid in the Matterhorn, for the city of Bern. Another mountain has since replaced it. | The law on Swissness did that. | Toblerone
- Baskin Robbins | The pink parts of the letters make a thirty one, a flavor for each day. | It was clearer in the old logo. | Baskin-Robbins
- Tour de France | The R is a rider, and the yellow circle is the front wheel. | And the Sun. | Tour de France
- Hershey's Kisses | Between the K and the I lies a chocolate kiss on its side. | Tilt your head. | Hershey's Kisses
- Toyota | The rings can be read as every letter of the name. | They also are a needle's eye: it began with looms. | Toyota
- Vaio | The first two letters are a wave, the last two are one and zero. | Old and new technology. | Vaio

# brands-before | gathered | brands that used to sell something else | brands/brand/companies/company else/different/originally/before/started (that/used/to/sell/something/completely/were/sold/first/they/made/famous/as/selling/out/products)
- Nintendo | Cards, taxis, instant rice, and then Mario. | It began in eighteen eighty nine. | Nintendo
- Samsung | In nineteen thirty eight, Samsung sold dried fish and noodles. | The name means three stars. | Samsung
- Lamborghini | Tractors, made at first from what armies had left behind. | You can still buy one. | Lamborghini Trattori
- Nokia | It began as a paper mill by a river, and made rubber boots. | The boots were better known than the phones, for a time. | Nokia
- Wrigley | Soap came with free baking powder, that with free gum. People wanted the gum. | So he listened, twice. | Wrigley Company
- Tiffany | It opened with stationery and fancy goods. The first day brought in less than five dollars. | Diamonds came later. | Tiffany & Co.
- Play-Doh | It was made to clean soot from wallpaper. Gas heating ended that, and a teacher saved it. | Children had to be told not to eat it. | Play-Doh
- Avon | A book seller gave perfume to housewives, so that they'd listen. They wanted the perfume. | It was called California Perfume Company, in New York. | Avon Products

# mispronounced-brands | gathered | brands that many people pronounce wrong | brands/brand/names mispronounced/pronounce/mispronounce/pronouncing/saying (you've/we've/you're/wrong/that/you/people/are/you're/been/have/been/the/most/fashion/luxury/car/all/your/life/probably/everyone)
- Porsche | It has two syllables: por shuh. It's a family's name. | One syllable drives other people crazy. | Porsche
- Nike | Nike rhymes with spiky. She's the Greek goddess of victory, and has two syllables. | The swoosh is her wing. | Nike, Inc.
- Hermes | In Paris, it's air mez, as the founder's family says. | He made harnesses. | Hermes
- IKEA | In Sweden, it's ee kay ah. It's made of the founder's initials, his farm and his village. | The rest of the world agreed on another. | IKEA
- Hyundai | In Korea, it's close to hyun deh. American ads once said: like Sunday. | It means modern. | Hyundai Motor Company
- Adidas | In Germany, the weight is on the first part: ah dee dass. Adi was Adolf Dassler. | It isn't short for all day I dream about sports. | Adidas
- Moet | The T is spoken: mo ett. The name is said to come from Holland. | So the elegant silent one is wrong. | Moet & Chandon
- Givenchy | Say zhee von shee. The G is soft. | He dressed Audrey Hepburn. | Givenchy

# vanished-ships | gathered | ships that vanished, or lost their people | ships/ship/boats/vessels disappeared/vanished/missing/disappear (that/without/a/trace/and/were/never/found/the/into/thin/air/in/history/famous/mysteriously)
- The Mary Celeste | The ship was found in eighteen seventy two, under sail, with food and cargo, and nobody aboard. | The lifeboat was gone, too. | Mary Celeste
- USS Cyclops | A supply ship with three hundred and six people left Barbados in nineteen eighteen, and was never seen again. | It was overloaded, with a broken engine. | USS Cyclops (AC-4)
- The Waratah | A liner left Durban in nineteen oh nine with two hundred and eleven people. One man had got off, for a dream. | She's called Australia's Titanic. | SS Waratah
- The Erebus and the Terror | Franklin's ships were lost in the ice in eighteen forty eight, with all hands. Divers found them in twenty fourteen and sixteen. | Inuit had told where they were. | Franklin's lost expedition
- The Baychimo | Left in the ice of Alaska in nineteen thirty one, it sailed on alone. People saw it, and even went aboard, for thirty eight years. | Nobody knows where it sank. | Baychimo
- The Joyita | In nineteen fifty five, this boat drifted in the Pacific without its twenty five people. It was lined with cork and couldn't sink. | The clocks had stopped just before half past ten. | MV Joyita

# vanished-planes | gathered | planes that vanished | planes/plane/airplanes/flights/aircraft disappeared/vanished/missing/disappear (that/without/a/trace/and/were/never/found/the/into/thin/air/in/history/famous/mysteriously)
- Flight three seventy | In twenty fourteen, a Malaysian airliner with two hundred and thirty nine people turned off its course. Parts washed up in Africa. | The search went on for years. | Malaysia Airlines Flight 370
- Flight nineteen | Five training bombers lost their way off Florida in nineteen forty five. A plane that went to look for them was lost, too, and likely exploded. | The leader thought that he was over the Keys. | Flight 19
- Amelia Earhart's Electra | In nineteen thirty seven, she said that she must be close to the island, and couldn't see it. | People still search for her plane. | Amelia Earhart
- The Star Dust | An airliner vanished in nineteen forty seven near Santiago, with a last word in Morse that nobody understands: stendec. | A glacier gave it back fifty years later. | 1947 BSAA Avro Lancastrian Star Dust accident
- Glenn Miller's plane | The band leader took off for Paris in fog in December nineteen forty four, to play for the troops. Nothing was found. | A boy who spotted planes had noted one. | Glenn Miller
- The author of The Little Prince | Antoine de Saint-Exupery didn't come back from a flight in nineteen forty four. A fisherman netted his bracelet in nineteen ninety eight. | The plane lay off Marseille. | Antoine de Saint-Exupery

# found-by-accident | gathered | treasures that were found by accident | treasures/treasure/discoveries/hoards/things found/discovered accident/accidentally (that/were/by/the/in/amazing/greatest/biggest/people/archaeological)
- The Terracotta Army | Farmers dug a well in nineteen seventy four, and hit a head. Thousands of soldiers stood below. | They'd thought that it was a jar. | Terracotta Army
- The Dead Sea Scrolls | A shepherd threw a stone into a cave and heard a jar break. | Some were offered in a newspaper ad. | Dead Sea Scrolls
- Lascaux | Four boys followed a dog's hole in nineteen forty, as it's told, and stood among painted bulls. | They're seventeen thousand years old. | Lascaux
- The Hoxne hoard | A farmer had lost his hammer. His friend with a detector found fifteen thousand Roman coins. | The hammer's in the museum, too. | Hoxne Hoard
- The Rosetta Stone | Soldiers of Napoleon were mending a fort when one saw the writing. | It was part of a wall. | Rosetta Stone
- A Declaration in a frame | A man paid four dollars for a picture at a flea market, for the frame. An early print of the Declaration of Independence was behind it. | It brought over two million. | Dunlap broadside
- The Saddle Ridge hoard | A couple walking their dog in California saw a rusty can. Eight cans held gold coins worth some ten million dollars. | Nobody knows who buried them. | Saddle Ridge Hoard

# lost-sports | gathered | strange sports that were once Olympic | sports/sport/events olympics/olympic (that/were/in/the/used/to/be/no/longer/strange/weird/weirdest/former/old/forgotten/removed/from/once/strangest/discontinued/are)
- Tug of war | Two teams of up to eight, from nineteen hundred to nineteen twenty. London's police won gold in their boots. | Liverpool's police were accused of steel soles, by the Americans. | Tug of war at the Summer Olympics
- Live pigeon shooting | In Paris in nineteen hundred, some three hundred birds were killed. It was never done again. | Clay is used now. | Shooting at the 1900 Summer Olympics
- Art | Until nineteen forty eight, there were medals for painting, poems, music and town plans. | One man won in both sharpshooting and sculpture. | Art competitions at the Summer Olympics
- Solo synchronized swimming | One swimmer, in time with the music, and with nobody else. It was held three times. | People laughed at the name. | Synchronized swimming at the Summer Olympics
- Rope climbing | A gymnast with a wooden leg won it in nineteen oh four, and five more medals on that day. | His name was George Eyser. | Rope climbing at the Summer Olympics
- Swimming over obstacles | In the Seine, swimmers climbed a pole, and went over and under boats. | It was in nineteen hundred, once. | Swimming at the 1900 Summer Olympics - Men's 200 metre obstacle event
- Plunging for distance | Dive in, don't move, and see how far you glide in a minute. | Heavy men had an advantage. | Plunge for distance

# myths-from-animals | gathered | mythical creatures that were likely inspired by real animals | mythical/mythological/mythic/legendary creatures/creature/monsters/animals/beasts real/based/inspired/actually (that/were/on/by/are/animals/from/fossils/things/myths/exist/the/existed)
- The Kraken | Sailors saw arms of the giant squid, which can be twelve meters long. Nobody photographed one alive in the deep before two thousand four. | Its eye is as large as a dinner plate. | Kraken
- Mermaids | Columbus noted that they aren't as beautiful as they're painted. He'd seen manatees. | They nurse their young at the breast. | Mermaid
- The unicorn | Tusks of narwhals were sold as its horn, for more than gold. A Danish throne is made of them. | A king drank from one against poison. | Unicorn
- The Cyclops | Skulls of dwarf elephants on Greek islands have one big hole in front, for the trunk. It looks like an eye. | It's a guess of nineteen fourteen. | Cyclops
- The griffin | Miners in Central Asia may have seen skeletons with a beak and four legs: a small dinosaur. Others doubt it. | The idea is by Adrienne Mayor. | Griffin
- Dragons | In China, fossils of dinosaurs were long called dragon bones, and ground up as medicine. | Some still are. | Dragon
- The sea serpent | Oarfish grow as long as a bus, silver with a red crest. They come up when they're ill. | In Japan they're thought to foretell quakes. | Giant oarfish
`
