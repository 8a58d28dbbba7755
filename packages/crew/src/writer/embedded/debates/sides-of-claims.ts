/** Claims of work, family and the world that people argue about; `sides.ts` says how they are written. */
export const SIDES_OF_CLAIMS = `
# open-offices | Were open offices a mistake? | Yes, say some | No, say others | open office/offices; open-plan office/offices; open plan
+ Every call is everybody's call. | Deep work needs a door. | People write to each other across the table, to keep it quiet. | One cold goes around the room.
- A question takes ten seconds. | New people learn by listening. | Rooms cost less, and more light gets in. | Nobody sits alone behind a wall.

# meetings-emails | Should most meetings be emails? | Yes, say some | No, say others | meetings/meeting email/emails; meetings/meeting waste/useless/pointless
+ One hour with eight people is eight hours. | An email waits until you have time. | What is written can be found again. | The loudest voice does not win.
- Five minutes of talk can save twenty mails. | You hear what somebody does not write. | Decisions get made when all are there. | A team needs to see faces.

# small-talk | Is small talk overrated? | Yes, say some | No, say others | small talk/smalltalk; smalltalk/chitchat
+ Nobody has ever been changed by the weather. | It tires people who are shy. | The good questions never get their turn. | Silence is not rude.
- Every friendship began with some of it. | It shows that you mean no harm. | A neighbor whom you greet helps you later. | It is the door, and not the room.

# pocket-money | Should children get pocket money? | Yes, say some | No, say others | pocket money
+ With little money, mistakes are cheap. | They learn to wait for what they want. | They need not ask for every candy. | It opens talks about what things cost.
- Not every family can spare it. | Some learn to spend before they learn to earn. | It gets compared at school. | What they need, they get anyway.

# cameras-on | Should cameras be on in video meetings? | On, say some | Off, say others | camera/cameras/webcam/webcams meeting/meetings/calls/call/zoom/class
+ You see who wants to speak. | A smile says more than an icon. | People stay with the subject. | You get to know new colleagues.
- Looking at oneself all day is tiring. | Not every home is tidy or quiet. | A slow connection holds up better. | What counts is what is said.

# dress-code | Should offices have a dress code? | Yes, say some | No, say others | dress code/codes work/office/offices/jobs; dress code/codes
+ Nobody has to guess what is right. | Customers know whom to ask. | Good clothes can put you in the mood for work. | It keeps fashion out of the office.
- Work is not done by a tie. | People do better when they feel like themselves. | Formal clothes cost money. | Most people know by themselves what fits.

# resolutions | Are New Year's resolutions pointless? | Yes, say some | No, say others | resolution/resolutions new/pointless/useless/year/year's/years
+ Many are forgotten by February. | A date changes nobody. | A list of ten is a list of none. | Whoever needs a change can start in May.
- A beginning helps people to begin. | Friends start on the same day. | Some do last. | Once a year you ask what you want.

# phones-at-table | Should phones be banned from the dinner table? | Yes, say some | No, say others | phone/phones/smartphone/smartphones dinner/table/meal/meals
+ It may be the only hour when all are there. | Children copy what they see. | Food tastes of more when you look at it. | A message can wait.
- A photo may start a good talk. | Some have to be in reach. | What is forbidden gets more interesting. | Grandma on a video call is a guest, too.

# space-money | Is space travel a waste of money? | Yes, say some | No, say others | space waste/money/worth (travel/exploration/program/spending); space exploration/travel worth/waste
+ There is enough to do on Earth. | A rocket costs as much as many schools. | Only few will ever fly. | Robots can go for less.
- Satellites help us with weather, maps and phones. | Hard problems bring new tools. | It makes children want to know things. | Countries that work together talk.

# free-museums | Should museums be free? | Yes, say some | No, say others | museum/museums free/paid/pay/charge/entry
+ What belongs to all should be open to all. | You can come for ten minutes. | Children come back when it costs nothing. | A wet Sunday has a place to go.
- Roofs, guards and light cost money. | Whoever pays looks longer. | Tourists can give a share. | A free day each month may do.

# ai-art | Is AI art real art? | Yes, say some | No, say others | ai art/arts/artists/artist/paintings/images
+ Photography was called a machine, too. | Somebody has to have the idea. | People who cannot draw can show what they see. | What moves you, moves you.
- It has learned from people who were never asked. | Nobody lived what it shows. | Typing a wish is not making a thing. | Every line of a drawing is a decision.

# subtitles-dubbing | Subtitles or dubbing? | Team subtitles | Team dubbing | subtitles/subtitle/subbed/sub dubbing/dubbed/dub (movies/anime/films)
+ You hear the real voices. | You pick up words of another language. | Jokes lose less. | They help people who hear badly.
- You can look at the picture. | Small children can follow. | You may cook while you listen. | Good voice actors are artists.
`
