/** Lists of lives, chances and odd history; `read-lists.ts` says how they are written. */
export const LISTS_OF_LIVES_AND_CHANCES = `
# odd-laws-of-america | gathered | odd laws of America that can be looked up | laws/law weird/weirdest/strange/strangest/odd/crazy/craziest/bizarre/dumb/dumbest/funny/ridiculous/stupid us/usa/america/american/states/state (in/the/of/that/still/exist/are/real/actually/united/every/each/from/around/some/by)
- Wisconsin's butter | In Wisconsin, a restaurant may not put margarine on your table in place of butter, unless you ask for it. | The state makes a lot of butter. | Margarine
- California's frogs | In California, a frog that dies in a jumping contest may not be eaten. | A story by Mark Twain made the contest famous. | The Celebrated Jumping Frog of Calaveras County
- Minnesota's pigs | Minnesota forbids chasing a greased pig for sport. | Turkeys may not be thrown, either. | Greased pig
- North Carolina's bingo | A bingo session in North Carolina may not last longer than five hours. | Two sessions must be two days apart. | Bingo (American version)
- Alabama's clergy | Dressing up as a priest to fool people is a crime in Alabama. The fine goes up to five hundred dollars. | Halloween isn't fraud. | Law of Alabama
- Massachusetts's anthem | In Massachusetts, playing the national anthem as dance music can cost you a hundred dollars. | The law is of nineteen seventeen. | The Star-Spangled Banner
- Kentucky's duels | Every official in Kentucky swears never to have fought a duel. | It gets a laugh at each swearing in. | Constitution of Kentucky
- Skamania's Bigfoot | A county in Washington state forbids harming Bigfoot. It was passed on April first, and meant. | Later the whole county became its refuge. | Skamania County, Washington

# failed-first | gathered | famous people who failed before they succeeded | people/person/celebrities/entrepreneurs/successful/authors/inventors/failures failed/fail/failures/failure/rejected/fired/rejection/rejections (famous/before/they/success/succeeded/succeed/who/were/their/successful/after/by/stories/of/that/making/it/famously/becoming/first)
- J. K. Rowling | A dozen publishers turned down Harry Potter. The one who took it had an eight year old daughter who wanted the next chapter. | The first printing was five hundred copies. | J. K. Rowling
- Walt Disney | His first studio went bankrupt, and his first star, a rabbit, belonged to somebody else. Then he drew a mouse. | Mickey came of that train ride home, as he told it. | Walt Disney
- Michael Jordan | At fifteen, he wasn't picked for his school's first team. He trained before class. | He kept the list in his head. | Michael Jordan
- Stephen King | Carrie was turned down some thirty times, and he threw the first pages away. His wife took them out of the trash. | He pinned rejections to the wall with a nail. | Carrie (novel)
- James Dyson | He built five thousand one hundred and twenty seven models of a vacuum cleaner. The last one worked. | His wife paid the bills as an art teacher. | James Dyson
- Colonel Sanders | At sixty five, a new highway took away his restaurant's guests. He went on the road with a recipe for chicken. | He slept in his car. | Colonel Sanders
- Vera Wang | She missed the Olympics as a skater and was passed over as an editor. At forty, she drew her own wedding dress. | Brides noticed. | Vera Wang
- The Beatles | In nineteen sixty two, a label told their manager that guitar groups were on the way out, as he remembered it. | The label was Decca, and never heard the end of it. | The Beatles' Decca audition

# vanished-jobs | gathered | jobs that no longer exist | jobs/job/professions/occupations/careers disappeared/vanished/extinct/old/forgotten/gone/obsolete/lost (that/have/are/now/today/from/the/past/history/world/no/longer/anymore); jobs/job/professions/occupations/careers longer/anymore exist/exists/there (no/that/don't/the/past/from/today); jobs/professions used (to/exist/that)
- The knocker upper | Before alarm clocks, a person with a long pole tapped on your window. Some shot peas through a tube. | Who woke the knocker upper is a tongue twister. | Knocker-up
- The lamplighter | He lit the street's gas lamps at dusk, and put them out at dawn. | A few still work in London. | Lamplighter
- The ice cutter | Men sawed lakes into blocks and shipped the ice as far as India. | It traveled in sawdust. | Ice trade
- The switchboard operator | She plugged your call through by hand, and heard it if she liked. | An undertaker invented the machine that replaced her, as he thought that calls went to his rival, it's told. | Switchboard operator
- The pinsetter | A boy behind the lane set up the pins and rolled the ball back. | He had to jump. | Pinsetter
- The computer | A computer was once a person who did sums all day, often a woman. NASA had rooms full. | Then the machine took the name. | Computer (occupation)
- The rat catcher | One who called himself Queen Victoria's wore a sash with metal rats. | He bred the pretty ones as pets for ladies. | Jack Black (rat catcher)
- The lector | In cigar factories, a reader on a chair read novels to the workers, who paid him. | Cigars are named after their favorites. | Lector
- The leech collector | She walked into the pond with bare legs, and came out with stock. | Doctors used millions. | Leech collector
- The lighthouse keeper | He wound the clockwork and trimmed the wick all night. | Almost all have been replaced by a switch. | Lighthouse keeper

# history-coincidences | gathered | of the strangest coincidences in history | coincidences/coincidence history/strangest/craziest/weirdest/unbelievable/creepiest/creepy/insane/crazy/weird/real/historical/true (in/of/world/the/that/happened/actually/ever/life/most/all/time/sound/fake/really)
- Jefferson and Adams | Two former presidents, rivals and friends, died on the same day. It was July fourth, fifty years after the Declaration that both had signed. | Adams's last words named Jefferson, who had died hours before. | Thomas Jefferson
- Mark Twain's comet | He was born when Halley's Comet came, and said he'd go out with it. He died one day after its closest point. | It comes every seventy six years or so. | Mark Twain
- The Titan | A novel of eighteen ninety eight sinks the ship Titan in April, by an iceberg, with too few boats. | The Titanic sailed fourteen years later. | The Wreck of the Titan: Or, Futility
- Violet Jessop | She was aboard three sister ships: one collided, one was the Titanic, one hit a mine. She lived through all three. | She went on working at sea. | Violet Jessop
- Wilmer McLean | The first big battle of the Civil War was fought on his farm. He moved away, and the war ended in his parlor. | The generals took his furniture. | Wilmer McLean
- Robert Lincoln | He was near when three presidents were shot, or came soon after. An actor named Booth had once saved his life. | It was the murderer's brother. | Robert Todd Lincoln
- Tsutomu Yamaguchi | He was on a business trip in Hiroshima when the bomb fell. He went home, to Nagasaki. | He lived to ninety three. | Tsutomu Yamaguchi
- King Umberto | The king of Italy met his double in a restaurant, the tale goes: same name, same birthday. Both were shot the next day. | How much is true, nobody can say. | Umberto I of Italy

# last-words-of-composers | gathered | last words of composers, as they have come down | words/word last/final/dying composers/composer/musicians (of/famous/the/and/great/by/from/classical)
- Beethoven | Beethoven is said to have got a case of wine, and answered: pity, too late. | A friend wrote it down. | Ludwig van Beethoven
- Gustav Mahler | Mahler is said to have moved a finger as if to conduct, and said: Mozart. | His wife told it. | Gustav Mahler
- Chopin | Chopin feared being buried alive, and asked to be cut open first. His heart went home to Warsaw. | It's in a pillar of a church. | Frederic Chopin
- Jean-Philippe Rameau | Rameau is said to have scolded the priest at his bed for singing out of tune. | He had written the book on harmony. | Jean-Philippe Rameau
- Johannes Brahms | Brahms drank a glass of wine and said that it tasted good. Thank you. | He was sixty three. | Johannes Brahms
- Edvard Grieg | Well, if it must be so, Grieg is said to have told his nurse. | He bowed in bed as if to an audience, one friend told. | Edvard Grieg

# last-words-of-writers | gathered | last words of writers, as they have come down | words/word last/final/dying writers/authors/artists/poets/writer/author/poet (of/famous/the/and/great/by/from)
- Oscar Wilde | In a shabby room in Paris, Wilde joked that his wallpaper and he were fighting a duel. One or the other had to go. | He said it some weeks before he died. | Oscar Wilde
- Goethe | More light, are the famous last words of Goethe. He may only have asked to open a shutter. | His doctor wasn't in the room. | Johann Wolfgang von Goethe
- Anton Chekhov | Chekhov's doctor ordered champagne. He said that it had been a long time since he drank any, emptied the glass, and lay down. | His body came home in a car for oysters. | Anton Chekhov
- Emily Dickinson | In her last letter, Dickinson wrote two words to her cousins: called back. | They stand on her grave. | Emily Dickinson
- Henrik Ibsen | A nurse told a visitor that Ibsen was feeling better. On the contrary, he said, and they were his last words. | He'd been a contrary man. | Henrik Ibsen
- Edgar Allan Poe | Poe was found in the street in clothes that weren't his. Lord, help my poor soul, he's said to have whispered. | Nobody knows what had happened. | Death of Edgar Allan Poe

# wars-over-nothing | gathered | wars that began over almost nothing | wars/war/battles/conflicts silly/stupid/stupidest/dumbest/ridiculous/strange/strangest/weird/weirdest/odd/bizarre/pointless/nothing/dumb/funniest (reasons/reason/over/for/in/history/the/most/fought/that/started/of/ever/happened)
- The Pig War | An American shot a British pig in his potatoes in eighteen fifty nine. Warships came. The pig was the only one who died. | Officers from both sides had dinners together. | Pig War (1859)
- The War of Jenkins' Ear | A Spanish officer cut off a British captain's ear. Seven years later, it's said, he showed it to Parliament in a jar. | Thousands died in the war. | War of Jenkins' Ear
- The Pastry War | A French baker in Mexico wanted money for his ruined shop. France sent a fleet in eighteen thirty eight. | Santa Anna lost a leg, and buried it with honors. | Pastry War
- The Emu War | Australia sent soldiers with machine guns against emus in nineteen thirty two. The birds scattered, and won. | It was called off twice. | Emu War
- The Kettle War | Two fleets met in seventeen eighty four, and one shot was fired. It hit a soup kettle. | The other side gave up. | Kettle War
- The War of the Bucket | Two Italian cities fought in thirteen twenty five. In the end, one kept a bucket from the other's well. | It still hangs in Modena. | War of the Bucket
- The Whisky War | Canada and Denmark claimed one small rock. Their navies left bottles for each other, and took down flags. | In twenty twenty two, they split it. | Whisky War
- The Football War | Riots around a soccer qualifier turned a quarrel about land and migrants into four days of war in nineteen sixty nine. | Two thousand people or more died. | Football War

# survivors | gathered | people who survived the impossible | people/person/survivors/humans survived/survive/surviving/survival/survivors (who/that/impossible/against/all/odds/incredible/unbelievable/insane/the/craziest/amazing/of/crazy/real/should/have/died/things)
- Juliane Koepcke | She fell three kilometers from a broken airplane, still in her seat, into the rainforest of Peru. Then she walked for eleven days. | She was seventeen. | Juliane Koepcke
- Poon Lim | He drifted alone on a wooden raft for a hundred and thirty three days. He made a fishhook from a flashlight spring. | He walked ashore without help. | Poon Lim
- Harrison Okene | He sat in an air bubble in a sunken ship for sixty hours, thirty meters down. A diver touched his hand. | He later became a diver. | Harrison Okene
- Vesna Vulovic | A flight attendant lived through a fall from over ten thousand meters, in the tail of her plane. | Some doubt the height, not the fall. | Vesna Vulovic
- Aron Ralston | A boulder held his arm in a canyon for five days. He cut it off with a dull knife, and climbed down. | He's still climbing. | Aron Ralston
- Phineas Gage | An iron rod shot through his head in eighteen forty eight. Minutes later, he was talking. | He lived twelve more years. | Phineas Gage
- Roy Sullivan | Lightning struck this park ranger seven times. | Colleagues kept their distance in a storm. | Roy Sullivan
- Ada Blackjack | Left on an Arctic island with a dying man and a cat, she taught herself to trap and shoot. | She and the cat came home. | Ada Blackjack

# lost-treasures | gathered | treasures that were never found | treasures/treasure found/lost/missing/undiscovered/hidden (never/that/were/have/been/still/not/the/in/world/worth/millions/out/there/famous/of/history/biggest/greatest/are)
- The Amber Room | A room paneled in amber, a gift to a tsar, was packed into crates in the war and vanished in Konigsberg. | A copy took twenty four years. | Amber Room
- The Flor de la Mar | A Portuguese ship full of the riches of Malacca sank off Sumatra in fifteen eleven. | It's called the richest wreck never found. | Flor de la Mar
- The treasure of Lima | In eighteen twenty, a captain was trusted with gold statues and sailed off. It's said to lie on Cocos Island. | One German dug there for some twenty years. | Treasure of Lima
- The Beale ciphers | Three sheets of numbers tell of gold in Virginia. One has been read, by the Declaration of Independence. The others may be a joke. | The pamphlet cost fifty cents. | Beale ciphers
- Nazi gold in Lake Toplitz | Divers found crates with forged British pounds there. The gold of the legends didn't come up. | Below twenty meters, the water has no oxygen. | Lake Toplitz
- The Faberge eggs | Fifty were made for the tsars, and some are missing. One turned up at a flea market in America. | The buyer had wanted to melt it down. | Faberge egg
- The Lost Dutchman's mine | An old German miner spoke of gold in the mountains of Arizona before he died. Hundreds have searched. | Some didn't come back. | Lost Dutchman's Gold Mine

# lies-we-learned | gathered | history myths that people still believe | history/historical myths/myth/lies/misconceptions/untrue/false/wrong/things (people/still/believe/you/that/we/were/taught/school/in/about/facts/common/biggest/are/most/think/learned/famous/aren't/true/not/the/everyone/believes/actually/at)
- Marie Antoinette and cake | The line about letting them eat cake was written down when she was a child in Vienna, about some princess. | It's in a book by Rousseau. | Let them eat cake
- Napoleon was short | He was about a meter seventy, average or better in his day. English cartoons shrank him. | French inches were longer. | Napoleon
- Viking horns | No Viking helmet with horns was ever found. An opera's costumes put them there. | Wagner's, in eighteen seventy six. | Horned helmet
- A flat Earth before Columbus | Learned people had known for two thousand years that it's round. They argued about its size, and Columbus was wrong. | America was in the way. | Myth of the flat Earth
- Einstein failed math | He'd mastered calculus by fifteen. The school that he applied to early turned him down for French and other subjects. | He laughed about it. | Albert Einstein
- The chastity belt | There's no proof that a crusader ever locked up his wife. Those in museums were made in later centuries, mostly as jokes or fakes. | Historians don't believe in it. | Chastity belt
- Witches burned in Salem | Nineteen were hanged there, and one man was pressed to death with stones. Nobody was burned. | Burning was done in Europe. | Salem witch trials
- Newton's apple on the head | He told of an apple that he saw falling. Nothing hit him. | The tree's descendants are still in the garden. | Isaac Newton
- Slaves built the pyramids | The workers were paid in bread and beer, and buried with honor beside the kings. | Their graves were found in nineteen ninety. | Egyptian pyramid construction techniques
`
