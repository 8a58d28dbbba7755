/** Kinds of parents, teachers and others whom everybody knows; `read-fields.ts` says how they are written. */
export const FIELDS_OF_KINDS = `
# kinds-of-moms | mom/moms/mum/mums/mother/mothers (playground/park/school/every/meet)
## types
> Types of Moms | There are only so many kinds of moms. Yours is in here.
> The Moms You Meet at Every Playground | Every playground has these moms on the same bench.
> Every Mom You Know | Which mom do you have? And which one are you? Careful.
- The Snack Mom. Has a bag for that. The bag has a bag.
- The Coach. Knows the rules. So does the whole park now.
- The Photographer. Forty pictures of one slide.
- The Late Mom. One shoe, wet hair, four kids. Somehow only three are hers.
- The Researcher. "I read something about that." She read everything about that.
- The Calm One. There's a child on the roof. "He'll come down."
- The Sanitizer. Wiped the swing. Wiped the child. Wiped yours.
- The Negotiator. Has been leaving in five minutes since two.
- The Organic One. It's a carrot. It's called dessert.
- The Cool Mom. Is on the trampoline. Your kid's moving in.
- The Whole Team. Diapers, band practice, dentist, cake for forty. By noon.
< And every one of them is sure she's doing it wrong. She isn't.
< Tag the snack mom. She's already packing one for you.
< And yours? Call her. She'll know you watched this.

# kinds-of-dads | dad/dads/father/fathers (every/grill/playground/meet)
## types
> Types of Dads | There are only so many kinds of dads. They all own the same drill.
> Every Dad You'll Ever Meet | Stand at any school gate, and there they are.
> Which Dad Do You Have? | Your dad is in this video. He'd like to know why you're filming.
- The Grill Dad. It's snowing. He's out there.
- The Thermostat. He felt it move. He was in a different city.
- The Pun. "I'm tired." "Hi, Tired." Every time. For thirty years.
- The Early Dad. The flight's at noon. He's been in the car since seven.
- The Lawn. Don't walk on it. Don't look at it.
- The Fixer. It was broken in one place. Now it's a project.
- The Coach. There's a whistle. It's a spelling test.
- The Sleeper. TV on, mouth open. "I'm watching that."
- The Parker. Backs in. Gets out. Looks at it. Nods.
- The Quiet One. Checked your tires. Filled your tank. Never said a word.
< And every one of them will say "good, good" and hand the phone to Mom.
< Tag your dad. He'll reply with a thumbs up in four days.
< Which one's yours? Ask your mother.

# kinds-of-teachers | teacher/teachers (everyone/had/every/school)
## types
> Types of Teachers Everyone Had | You went to a different school. You still had these teachers.
> The Teachers in Every School | Every school on earth hires from the same list.
> Your Old Teachers | Think back to school. They're all still standing there.
- The Legend. Teaching since before there were windows.
- The Movie Teacher. It's Friday. The cart rolls in. Nobody breathes.
- The Screamer. You can hear him from the next building. He's teaching art.
- The Cool One. Sits on the desk. Once said "darn."
- The Whisperer. Has never raised her voice. Nobody has ever moved.
- The Storyteller. You don't know any chemistry. You know all about his divorce.
- The Substitute. "I know you're not all called Kevin."
- The Gym Teacher. Also teaches math. In the same shorts.
- The Coffee. Don't talk to the coffee before nine.
- The Memory. Taught your dad. Remembers your dad.
- The One Who Believed in You. You still hear that voice.
< And that last kind you never forget. If you had one, tell them.
< Tag your class. They had the same ones.
< The bell doesn't end this video. I do.

# kinds-of-gamers | gamer/gamers (every/online/lobby/meet)
## types
> Types of Gamers | Any game, any lobby. You've played with all of these.
> The Gamers in Every Lobby | You're in the lobby. Listen. They're all there.
> Who Did You Just Get Matched With? | You can't pick your team. It's always one of these.
- The Excuse. It was lag. It was the mouse. It was the sun.
- The Silent One. No mic. No name. Carries everyone.
- The Eater. Open mic. It's soup.
- The General. Has a plan. Nobody has heard it. He's screaming it.
- The Collector. The world's burning. He's picking flowers.
- The Kid. Nine years old. Just ended your career.
- The Smoke Alarm. It's been beeping on his mic for two years. He can't hear it.
- The "One Sec." Is now a tree.
- The Mom. She needs him for dinner. We all heard.
- The Last Round. Said that at nine. It's Tuesday.
< And then there's you, blaming the controller.
< Tag your squad. They're all still loading.
< One more. Last one. Really.

# kinds-of-siblings | sibling/siblings/brother/brothers/sister/sisters (every/family)
## types
> Types of Siblings | Every family has the same kids in it. Which one did yours call you?
> The Siblings in Every Family | Put enough kids in one house, and you get these.
> Which Sibling Are You? | Only your siblings can answer this one. Don't ask them.
- The Lawyer. Has kept a list since second grade.
- The Borrower. It's yours. It's been in their closet for a year.
- The Golden Child. Did the dishes once. It was in the newsletter.
- The Ghost. Lives upstairs. Leaves plates.
- The Snitch. "I'm not telling you this, Mom."
- The Third Parent. Nobody asked. Everyone obeys.
- The Baby. Is thirty-four. Can't carry that.
- The Comedian. Gets away with everything. Even the window.
- The Bodyguard. Can hit you. Nobody else can.
- The Phone Call. Never says anything. Calls every Sunday.
< And if you can't tell which one you are, you're the snitch.
< Send this to yours. Let the fight begin.
< They've all seen this before you. There's a chat without you.
`
