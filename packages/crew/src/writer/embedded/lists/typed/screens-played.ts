/** Lists of films, games and songs, as creators tell them; `read-lists.ts` says how they are written. */
export const LISTS_OF_SCREENS_PLAYED = `
# misquoted-lines | gathered | famous movie lines that nobody said that way | movie/film/movies lines/line/quotes/quote misquoted/never/wrong/misremembered (that/were/was/are/actually/said/famous/everyone/gets/you/remember/most/people/get/in/the/quoting/been/always)
- No, I am your father | Darth Vader doesn't say Luke. He says: no, I am your father. | The real line was kept from the crew. They heard another one. | The Empire Strikes Back
- Mirror, mirror | The queen in Snow White says: magic mirror on the wall. The Grimms' mirror was called twice. | Every parody says it wrong. | Snow White and the Seven Dwarfs (1937 film)
- Play it, Sam | Nobody in Casablanca says: play it again, Sam. Ilsa says: play it, Sam. | Woody Allen used the wrong line as a title. | Casablanca (film)
- You're gonna need a bigger boat | It's you're, and not we're. The actor made it up on the set. | The crew had joked about their own small boat. | Jaws (film)
- Elementary | Sherlock Holmes says elementary, and my dear Watson, and never both together in the books. | Plays and films joined them. | Sherlock Holmes
- Houston | In Apollo thirteen's recording, it's: we've had a problem. The film changed it, because it sounded over. | The flight wasn't over at all. | Houston, we have a problem
- Do you feel lucky | Dirty Harry's line is longer: you've got to ask yourself one question. Do I feel lucky? Well, do ya, punk? | Most people cut it. | Dirty Harry
- Beam me up, Scotty | Nobody in the first Star Trek says just that. | The actor used it as the title of his book. | Beam me up, Scotty

# improvised-scenes | gathered | famous movie moments that were not in the script | movie/film/movies/films scenes/scene/moments/lines/moment improvised/unscripted/script/accidental/accident/accidents/real/ad-libbed (that/were/not/in/the/was/famous/by/actually/completely/best/kept/made/it/you/know/didn't/iconic)
- Here's Johnny | Jack Nicholson borrowed it from a talk show, at the broken door in The Shining. The director, living in England, didn't know the show. | Some sixty doors are said to have been used up. | The Shining (film)
- You talkin' to me | The script of Taxi Driver only said that Travis talks to himself. Robert De Niro did the rest. | A mirror and a gun were enough. | Taxi Driver
- Indiana Jones shoots | A long sword fight was planned. Harrison Ford was sick to his stomach, and suggested just shooting him. | The swordsman had trained for weeks. | Raiders of the Lost Ark
- I'm walking here | A taxi nearly hit Dustin Hoffman in Midnight Cowboy. He stayed in his role, as he tells it. The producer remembers it as planned. | It became New York's motto. | Midnight Cowboy
- Aragorn's scream | Viggo Mortensen kicked a helmet and broke two toes. The scream was pain. | It's in the film. | The Lord of the Rings: The Two Towers
- The glass in Django | Leonardo DiCaprio smashed a real glass, bled, and went on. | The cast stood up and clapped. | Django Unchained
- I love you, I know | Han Solo was to say that he loved her, too. On the set, it became: I know. | George Lucas had to be won over. | The Empire Strikes Back
- Tears in rain | Rutger Hauer cut his dying speech in Blade Runner the night before, and added tears in rain. | Some of the crew cried. | Tears in rain monologue

# roles-turned-down | gathered | famous roles that other actors turned down | actors/actor/roles/role/stars turned/rejected/refused/missed (down/who/that/famous/were/movie/huge/almost/the/by/iconic/other/out/on/regret/roles)
- Neo | Will Smith turned down The Matrix, and made Wild Wild West instead. He says that he'd have ruined it. | He told it in a video himself. | The Matrix
- Forrest Gump | John Travolta passed on Forrest Gump. | He took Pulp Fiction that year, so he did fine. | Forrest Gump
- Indiana Jones | Tom Selleck had it, but a TV show wouldn't let him go. | He became Magnum. | Raiders of the Lost Ark
- Han Solo | Al Pacino read Star Wars and didn't understand a word, he says. | Harrison Ford was there to read lines with others. | Han Solo
- Gandalf | Sean Connery was offered The Lord of the Rings, and said that he'd never understood it. | His share could've been hundreds of millions, it's reported. | Gandalf
- Pretty Woman | Michelle Pfeiffer and others said no. Julia Roberts was twenty one. | The first script ended badly. | Pretty Woman
- The Terminator | O. J. Simpson was considered and thought too nice for a killer, the director recalled. | Schwarzenegger came to read for the hero. | The Terminator

# banned-songs | gathered | songs that were banned | songs/song banned/censored/forbidden (that/were/in/the/from/radio/famous/why/and/for/weird/reasons/history/around/world)
- Louie Louie | The FBI studied Louie Louie for more than two years, for dirty words. It found that nobody could understand it at all. | A curse is in it: the drummer dropped a stick. | Louie Louie
- God Save the Queen | The BBC didn't play the Sex Pistols in the jubilee week. It came in second, with a blank on some charts. | Many doubt the count. | God Save the Queen (Sex Pistols song)
- Waterloo | In the Gulf War of nineteen ninety one, the BBC listed sixty seven songs to be careful with. Waterloo by ABBA was one. | Walk Like an Egyptian was another. | Waterloo (ABBA song)
- Rumble | Link Wray's guitar piece has no words. Stations feared that it would start fights. | It's in the national archive of recordings now. | Rumble (instrumental)
- Lola | The BBC banned Lola by the Kinks for advertising. The singer flew back from America to change Coca-Cola to cherry cola. | The rest of the song passed. | Lola (song)
- Strange Fruit | Billie Holiday's song about lynching was refused by her label, and by radio stations. | She ended every show with it, in the dark. | Strange Fruit
- Monster Mash | The BBC found it too morbid in nineteen sixty two. | It was a hit in Britain eleven years later. | Monster Mash

# games-that-hook | gathered | games that people can't stop playing, and why | games/game/videogames addictive/addicting (most/video/mobile/the/and/why/they/are/so/of/all/time/world/in/what/makes/that/ever)
- Tetris | You always see the gap, and never finish. After hours of it, people see blocks when they close their eyes. | Scientists call that the Tetris effect. | Tetris effect
- Candy Crush | You nearly made it, and lives are few. Waiting makes you want it more. | The first levels can hardly be lost. | Candy Crush Saga
- Minecraft | There's always one more thing to build before bed. | Nobody tells you to stop. | Minecraft
- World of Warcraft | Forty friends wait for you at eight. | Rewards come at random, like at a slot machine. | World of Warcraft
- Civilization | One more turn, and it's three at night. Something is always nearly finished. | The makers made an ad about it. | Civilization (series)
- Flappy Bird | It was so hard that you blamed yourself, and tried again at once. Its maker took it down, since it was too addictive. | It earned him fifty thousand dollars a day. | Flappy Bird
- Snake | You make your own trouble: the better you are, the longer you get. | It came on hundreds of millions of phones. | Snake (video game genre)

# internet-legends | gathered | internet legends that people still tell | internet/online/web legends/legend/mysteries/mystery/creepypasta/creepypastas/horror (that/are/scariest/most/famous/creepiest/still/the/of/all/time/real/creepy/unsolved/stories/urban)
- Slender Man | A man drew him into two photos for a contest on a forum in two thousand nine. Children took him for real. | Two girls hurt a friend for him. | Slender Man
- The Backrooms | One photo of an empty yellow room, and one paragraph about falling out of reality. It was a store in Wisconsin. | The room was found in twenty twenty four. | The Backrooms
- Polybius | An arcade machine of nineteen eighty one that made players ill, with men in black who read it out. Nobody has found one. | The legend shows up years later. | Polybius (urban legend)
- Herobrine | A Minecraft player with white eyes, in the fog. He was never in the game. | Updates list him as removed, as a joke. | Herobrine
- Lavender Town | Music in the first Pokemon was said to make children ill. It's made up. | A cartoon really did make children ill once, by flashes. | Lavender Town
- Cicada three three zero one | Puzzles in twenty twelve led over the web to posters in several cities. Nobody knows who hid behind it. | Solvers say that it was about privacy. | Cicada 3301
- The Russian sleep experiment | Five prisoners without sleep for fifteen days: a story from a creepypasta site, of twenty ten. No archive has it. | The photo is a Halloween prop. | The Russian Sleep Experiment
- Momo | A face that was to tell children to hurt themselves. Police found hardly any case. It was a sculpture from a Tokyo gallery. | Parents spread it. | Momo Challenge hoax
`
