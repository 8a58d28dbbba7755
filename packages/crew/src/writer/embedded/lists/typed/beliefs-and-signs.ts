/** Lists of what people believe in: numbers, cards, saints, stones, gods, ghosts; told as belief. `read-lists.ts` says how they are written. */
export const LISTS_OF_BELIEFS_AND_SIGNS = `
# angel-numbers | gathered | angel numbers, and what believers read in them | angel numbers/number (meaning/meanings/their/and/what/they/mean/all/list/of/the/most/common/explained/you/keep/seeing/see/guide/popular)
- Eleven eleven | One one one one is the wish number: a door, a new start, mind your thoughts. Many close their eyes at eleven past eleven. | A clock shows it every day to anyone who looks. | Angel numbers
- Two two two | Two two two stands for balance: trust, and give it time. | It's read often as a word about couples. | Angel numbers
- Three three three | Three three three says that you're helped, and should speak and make things. | Three is the number of the Trinity, too. | Angel numbers
- Four four four | Four four four means protection: somebody stands beside you. | In East Asia, four sounds like death, so the same sign frightens there. | Tetraphobia
- Five five five | Five five five is change. Something is on its way, so let go. | In Thailand, it's how you type laughter. | Angel numbers
- Six six six | For Bible readers, it's the beast. In angel books, it just says: back to balance. | A scholar would tell you that it likely spells Nero. | Number of the beast
- Seven seven seven | Seven seven seven is luck and insight. Slot machines know it, too. | It's a favorite number in study after study. | 7
- Eight eight eight | Eight eight eight is plenty: money, reward. In China, eight sounds like getting rich. | The Beijing Olympics began at eight past eight on the eighth of August. | Chinese numerology

# seven-chakras | ordered | chakras of yoga | chakra/chakras seven/7/all/list/meaning/meanings/names/colors/explained/beginners/guide (the/and/their/what/they/mean/are/for/of/in/order/body/do/each/simple/to/yoga/you/beginner's) | Medicine finds no such centers.
- Root, red, at the base of the spine: feeling safe. | People think of it with both feet on the ground.
- Sacral, orange, below the navel: feelings and pleasure. | Its Sanskrit name means one's own place.
- Solar plexus, yellow, in the belly: will and confidence. | Manipura, the city of jewels.
- Heart, green, in the chest: love and letting go. | It's the middle, with three below and three above.
- Throat, light blue: speaking what is true. | Singing and humming are its exercise.
- Third eye, indigo, between the brows: seeing behind things. | Ajna, command.
- Crown, violet, on top of the head: being one with everything. | The thousand petals. The rainbow colors are a modern addition.

# major-arcana | gathered | tarot cards, and what readers see in them | tarot cards/card/arcana (meaning/meanings/their/and/what/they/mean/all/the/of/for/beginners/major/explained/most/list/guide/famous/do/common/important/beginner's)
- Death | Death seldom means dying. Readers see an end that makes room: a job, a habit, a love. | On the best known deck, the sun rises behind him. | Death (tarot card)
- The Fool | The Fool steps off a cliff with a flower and a small dog. It's a beginning, in trust. | His number is zero. | The Fool (tarot card)
- The Lovers | The Lovers are about a choice, as much as about love. | Old decks showed a man between two women. | The Lovers (tarot card)
- The Tower | Lightning strikes, and people fall. What was built on lies comes down. | It's the card that readers dislike drawing. | The Tower (tarot card)
- The Star | After the Tower comes the Star: hope, and water poured out freely. | She's naked, with nothing to hide. | The Star (tarot card)
- The Hermit | An old man with a lantern: step back, and look for yourself. | His light shows only the next step. | The Hermit (tarot card)
- The Wheel of Fortune | What is up goes down, and the other way around. | It was painted in churches, too. | Wheel of Fortune (tarot card)
- The High Priestess | She sits between a black and a white pillar, and says nothing. Trust what you feel. | Older decks called her the female pope. | The High Priestess
- The Devil | The chains of the pair at his feet are loose. They could take them off. | Readers speak of habits. | The Devil (tarot card)

# patron-saints | gathered | saints, and what people ask them for | saints/saint patron (of/and/what/they/for/the/list/catholic/who/are/different/things/their/most/famous/meaning/popular/you/should/know)
- Saint Anthony | Saint Anthony of Padua finds what is lost: keys, mostly. A thief is said to have brought back his book. | Something's lost and can't be found, goes the rhyme. | Anthony of Padua
- Saint Jude | Saint Jude is for hopeless cases. His name was so close to Judas that few prayed to him, so he'd be eager to help, people say. | A children's hospital in Memphis bears his name. | Jude the Apostle
- Saint Christopher | Saint Christopher carried a child through a river, and it was as heavy as the world. He's for travelers. | He dangles from many mirrors. | Saint Christopher
- Saint Francis | Saint Francis preached to birds. On his day, pets are blessed. | It's the fourth of October. | Francis of Assisi
- Saint Lawrence | He was roasted on a grid, legend says, and joked that he was done on one side. He's for cooks, and comedians. | Shooting stars in August are called his tears. | Saint Lawrence
- Saint Barbara | Her father killed her and was struck by lightning, the legend goes. She's for miners and everybody with explosives. | Tunnels have her figure at the door. | Saint Barbara
- Saint Cecilia | She sang to God in her heart while musicians played at her wedding. She's for music. | Her day is the twenty second of November. | Saint Cecilia
- Saint Joseph of Cupertino | He's said to have risen into the air while praying. He's for people who fly, and for exams. | He once passed one by luck. | Joseph of Cupertino
- Saint Apollonia | Her teeth were knocked out. She's for everyone with a toothache. | Churches had so many of her teeth that a king had them collected, it's told. | Saint Apollonia

# birthstones | gathered | birthstones, month by month, and what they were said to do | birthstones/birthstone (meaning/meanings/their/and/what/by/month/months/each/every/of/the/for/list/all/they/mean/are/explained)
- January's garnet | Garnet is named after the seeds of a pomegranate. Travelers wore it for a safe return. | Noah is said to have had one as a lamp. | Garnet
- February's amethyst | Amethyst means not drunk in Greek. A cup of it was to keep you sober. | It didn't. | Amethyst
- March's aquamarine | Aquamarine means water of the sea. Sailors are said to have carried it against storms. | It's the same mineral as emerald. | Aquamarine (gem)
- April's diamond | Diamond comes from the Greek for what can't be broken. One blow with a hammer proves otherwise. | It's hard, and not tough. | Diamond
- May's emerald | Emerald was to rest the eyes. Pliny writes that Nero watched fights through one. | Perhaps only as a mirror. | Emerald
- June's pearl | Pearl was to stand for purity. It's the only one of the twelve that an animal makes. | Cleopatra is said to have drunk one. | Pearl
- July's ruby | In Burma, warriors wanted a ruby inside the skin, so that nothing could wound them. | The red is the same metal that shines on bumpers: chromium. | Ruby
- August's peridot | Peridot was to keep away the terrors of the night. Egyptians dug it on an island in the Red Sea. | Some has come down in meteorites. | Peridot
- September's sapphire | Sapphire was to guard honesty. Diana's engagement ring had one. | Ruby is the same mineral in red. | Sapphire
- October's opal | Opal was lucky for centuries. A novel by Walter Scott is blamed for turning it into bad luck. | Sales fell, it's said. | Opal
- November's topaz | Topaz was to cool anger. | For long, any yellow stone was called so. | Topaz
- December's turquoise | Turquoise was tied to horses against falls. Its name means Turkish stone. | It came from Persia. | Turquoise

# crystals | gathered | crystals, and what believers use them for | crystals/crystal/gemstones/stones healing/meaning/meanings/beginners/explained (for/and/their/what/they/mean/are/used/guide/best/of/do/the/list/to/start/with/beginner/you/should/own)
- Rose quartz | Rose quartz is the stone of love, put beside the bed. Its pink comes from tiny fibers of another mineral. | Beads of it are thousands of years old. | Rose quartz
- Amethyst | Amethyst is for calm and sleep. | Left in the sun, it fades. | Amethyst
- Clear quartz | Clear quartz is said to strengthen everything. In a watch, it really does something: it ticks. | It vibrates when current flows. | Quartz clock
- Black tourmaline | Black tourmaline is worn against bad energy. | Warmed, it gets an electric charge and pulls ashes. | Tourmaline
- Citrine | Citrine is for money, kept in the wallet. Most of it's baked amethyst. | Natural citrine is rare and pale. | Citrine
- Tiger's eye | Tiger's eye is for courage. Its band of light comes from fibers. | Roman soldiers are said to have worn it. | Tiger's eye
- Selenite | Selenite is for clearing a room. Don't wash it: water slowly dissolves it. | It's named after the Moon. | Selenite (mineral)
- What tests found | Tests with real and fake crystals gave the same feelings. What helps may be the quiet minute. | No crystal replaces a doctor. | Crystal healing

# moon-phases-belief | ordered | moon phases, and what people use them for | moon phases/phase spiritual/meaning/meanings/ritual/rituals/manifesting/manifestation/manifest (the/and/their/of/what/they/mean/each/for/to/do/each/full/new/lunar/beginners/explained) | Science finds no such pull on us.
- New moon: write down what you want to begin. | One page, and a date for the first step.
- Waxing crescent: take one small step toward it. | Old almanacs sowed leafy plants now.
- First quarter: decide what's in the way. | Half of it is lit.
- Waxing gibbous: correct and polish. | Gibbous means humpbacked.
- Full moon: give thanks, and look at what came true. | It rises as the sun sets.
- Waning gibbous: give away what you don't need. | A drawer is enough.
- Last quarter: forgive somebody, maybe yourself. | No letter has to be sent.
- Waning crescent: rest before it begins again. | Twenty nine and a half days are a good length for a plan.

# unlucky-numbers | gathered | unlucky numbers around the world | numbers/number unlucky/bad/cursed (luck/around/the/world/in/different/countries/cultures/and/why/are/of/countries)
- Four in East Asia | In Chinese, Japanese and Korean, four sounds like death. Buildings skip the fourth floor. | Some skip every number with a four. | Tetraphobia
- Thirteen in the West | Thirteen sat at the Last Supper, and a thirteenth guest brings death in a Norse tale. | Many hotels have no such floor. | Triskaidekaphobia
- Seventeen in Italy | Shuffle the Roman numeral for seventeen, and it says: I have lived. So, I'm dead. | Planes had no row of that number. | Heptadecaphobia
- Nine in Japan | Nine sounds like suffering. Hospitals avoid it. | Four and nine together are the worst. | Japanese superstitions
- Thirty nine in Afghanistan | In Kabul, nobody wants a thirty nine on the license plate. It's slang for a pimp. | Car sellers had to lower prices. | 39 (number)
- Twenty six in India | Some see it as a day of disasters: a quake in January, a wave in December, attacks in November. | People add things up afterward. | 26 (number)
- Friday or Tuesday | Bad luck days differ: Friday the thirteenth in America, Tuesday the thirteenth in Spain and Greece. | So nobody is safe all over. | Friday the 13th

# colors-in-cultures | gathered | colors that mean different things around the world | colors/colours/color/colour meaning/meanings/mean/symbolism (different/in/around/the/world/cultures/countries/things/what/and/of/across/that/by/their)
- White | White is for brides in Europe and for mourning in much of Asia. | In India, widows wore it. | White
- Red | Red is luck in China, danger on a street sign, and the bride's color in India. | Chinese gifts of money come in red envelopes. | Red
- Green | Green is holy in Islam, and Irish. In China, a man with a green hat is one whose wife cheats. | So no caps as gifts. | Green
- Yellow | Yellow was only for the emperor of China. In Germany, envy is yellow. | In English, it's green. | Yellow
- Purple | Purple was worth more than gold in Rome. In Brazil and Thailand, it goes with grief. | Snails had to die for it. | Purple
- Black | Black is for mourning in the West. In old Egypt, it was life, like the mud of the Nile. | The country was called the Black Land. | Black
- Blue | Blue beads guard against the evil eye from Greece to Afghanistan. | In English, you're blue when you're sad. In German, you're drunk. | Blue
- Orange | Orange is the Dutch, by a royal family's name, and holy for Buddhists and Hindus. | Monks dyed robes with what grew around. | Orange (colour)
`
