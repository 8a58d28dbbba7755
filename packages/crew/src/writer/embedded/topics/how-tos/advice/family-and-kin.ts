/** Families, couples and those who join them, step by step, for `readTopics`. */
export const FAMILY_AND_KIN = `
# wedding-vows | how-to | writing your wedding vows | write wedding vows, write your own wedding vows, write your own vows, write vows, wedding vows, write vows for husband, write vows for wife, wedding vow ideas, start wedding vows, short wedding vows, funny wedding vows, write funny wedding vows, personal wedding vows | Marriage vows
> Promise things you can do on a Tuesday. | One story, three promises, one line. | Two minutes, or the ring gets cold.
@ The room is silent, the paper shakes, and it's your turn.
1 | notebook | Where do you begin? | Collect moments for a week before you write | Note when you laughed, when they helped you, what only they do. Don't make sentences yet. | The best line is already in your phone messages. | Ask each other: how long, and how funny?
2 | small scene | How do you start? | Begin with one small scene | The night the car broke down, the way they cut apples for you. One picture, not the whole story. | Everybody sees it. | Leave the dictionary and the weather out.
3 | three fingers | What do you promise? | Make three promises, one of them funny | I'll listen before I solve. I'll learn your mother's dumplings. I'll never watch an episode without you. | Promise what you can do on a Tuesday. | Forever is made of those.
4 | closing line | How do you end? | End with one line that you know by heart | Look up for it. I choose you, today and when it's hard. | Everything else you may read. | Short words don't tremble so much.
5 | timer | How do you know it's good? | Read it aloud, and cut it to two minutes | Practice standing, with a friend. Where you cry, take a breath, and write pause. | Print it large on a card. | Give a copy to someone who won't drop theirs.

# a-good-grandparent | how-to | being a good grandparent | be good grandparent, be good grandma, be good grandpa, be good grandmother, be good grandfather, be better grandparent, grandparent tips, first time grandparent, first time grandparents, new grandparent, new grandparents, long distance grandparent, long distance grandparents, be a fun grandma | Grandparent
> The parents make the rules, you make the memories. | Ask before you give advice. | Have one thing that only happens at yours.
@ A small hand pulls you to the shelf with the cookies.
1 | house rules | Who decides? | Follow the parents' rules, even the silly ones | Sleep, sugar, screens: ask how they want it, and do it. A quiet word alone if you can't. | Trust is what brings the child to you. | You had your turn.
2 | open question | What about advice? | Wait until you're asked, and then be short | Say: do you want to hear what worked for us? If not, praise. | Much has changed, such as how babies are put to sleep. | That they're doing well is the best advice there is.
3 | own ritual | What do children remember? | Have a ritual that's only yours | Pancakes in shapes, feeding the ducks, a box of buttons. The same each time. | Presents get lost, Thursdays don't. | Let them help, slowly.
4 | old photo | What can only you give? | Tell stories of when their parents were small | How Mom cut her own hair, how you had no telephone. Children love it. | They learn that they belong to something long. | Write some down.
5 | video call | What if you live far away? | Read one book on a call each week | Same day, same time, two copies of the book. And send letters with stickers. | A voice that comes each week is near. | Visit in the plain weeks, and not only at parties.

# being-a-stepparent | how-to | being a good stepparent | be good stepmom, be good stepdad, be good stepparent, be good stepmother, be good stepfather, be better stepparent, be better stepmom, stepparent tips, step parenting, stepmom tips, stepdad tips, get stepkids to like you, get stepchildren to like you, bond with stepchild, bond with stepchildren, blended family, blended families, blended family tips, stepparenting, dating someone with kids, date someone with kids, date single mom, date single dad | Stepfamily
> You're not a replacement. You're an addition. | It takes years, and not weeks. | Be the one who never talks badly.
@ At the breakfast table sits someone small who didn't choose you.
1 | slow road | How fast does it go? | Go slowly, and let the child set the pace | Researchers say that a new family takes years to grow together. Begin as a friendly adult, and not as a parent. | Love can't be ordered. | Cereal can be passed, though.
2 | judge's chair | Who sets limits? | Leave the discipline to the parent at first | You back the house rules, they deal out the rest. Talk about it in private, before. | That you're not their dad is true. | Answer: right, I'm someone who cares.
3 | kind word | What about the other parent? | Never speak badly of the other parent | The child is half of them. Even a sigh hurts. | They may love both, and you can say so. | Your calm makes it safe.
4 | bike tools | How do you get close? | Find one thing that's only yours and theirs | Bikes, baking, a game, a series. Side by side is easier than face to face. | Closeness grows while hands are busy. | And let them have time alone with their parent.
5 | small note | What if they reject you? | Stay friendly, and don't expect thanks | Some mix you up with their grief. Keep the door open, keep your promises, protect your couple time. | Years later, many say: you were always there. | That's what it's made of.

# being-a-good-aunt | how-to | being a good aunt or uncle | be good aunt, be good uncle, be best aunt, be cool aunt, be best uncle, be cool uncle, be fun aunt, be fun uncle, be better aunt, be good godparent, be good godmother, be good godfather, aunt tips, cool aunt, fun aunt, rich aunt, long distance aunt, first time aunt, first time uncle | Aunt
> You're an adult they can tell. | Take one child at a time. | Loud toys are a declaration of war.
@ At the door, two arms fly around your knees.
1 | one ticket | What's the best present? | Take one child out, alone | A morning for the two of you: breakfast, a boat, a bookshop. Ask what they'd like. | At home, they have to share everything. | You'll hear things nobody else hears.
2 | birthday list | How do you stay close? | Know the friends' names, and the big dates | Write down the test, the match, the best friend. Ask afterward. | It shows that you keep them in mind. | A postcard addressed to a child is an event.
3 | shut mouth | What about secrets? | Keep small secrets, and say which you can't | Say at once: I keep what you tell me, unless you're in danger. | That's the deal that makes you safe. | Then keep it.
4 | parents' rules | How do you get along with the parents? | Be fun within the parents' rules | Ask about sugar, films and bedtimes. Bend it once a year, with a warning. | And never give a drum. | Offer one evening, so they can go out.
5 | second road | What can you show them? | Let them see another way to live | Your work, your odd hobby, your friends. Children need to see more than one way of being grown up. | At fifteen, they'll call you. | Answer.

# a-friend-who-cancels | how-to | dealing with a friend who always cancels | deal with friend who cancels plans, friend cancels plans, friend always cancels, friend who always cancels, friend who cancels plans, flaky friend, flaky friends, deal with flaky friends, deal with flaky friend, friend is always late, friend who is always late, friend cancels last minute, friend who never texts back, friend doesn't text back, stop canceling plans, stop cancelling plans, stop being flaky | Friendship
> Plan things you'd do anyway. | Ask once what's going on. | A friend who names a new day wants to come.
@ You have your coat on. So sorry, says the phone.
1 | own evening | How do you not lose the evening? | Plan what you'd enjoy without them, too | Meet at the market you'd go to, or in a group of three. | Then a no costs you nothing. | Keep the candlelit dinners for others.
2 | two kinds | What is it: can't or won't? | Watch if they offer another day | Someone who can't, but offers Thursday, wants to see you. Someone who only says sorry, perhaps not. | Some are ill, poor, shy or worn out. | Three times is a pattern.
3 | honest line | How do you say it? | Say once that it makes you sad | Say: I was looking forward to it, and I'm sad when it falls through. Is something the matter? | Then listen. It may be fear or money. | Saying they never have time ends it.
4 | smaller date | What makes it easier to come? | Suggest something smaller and nearer | A walk round the block at theirs, ten minutes on the phone, soup on the sofa. | Big nights are easy to cancel. | Confirm on the day before.
5 | open hand | When do you let go? | Stop asking, and see what comes | Leave the next step to them, without a scene. Some come back in a year. | Put your evenings where they're wanted. | It's no breakup. It's a rest.

# splitting-chores | how-to | splitting chores with your partner | split chores, split chores with partner, split housework, split housework with partner, share chores, share housework, share housework with husband, divide chores, divide chores fairly, divide household chores, divide housework, get husband to help around house, get husband to help, get partner to help around house, get boyfriend to clean, husband doesn't help around the house, partner doesn't help around house, fair division of labor at home, chore chart for couples, chore chart for couple | Housekeeping
> Helping isn't sharing. | A job has a beginning, a middle and an end. | Let them fold it their way.
@ You just had to ask, they say. That's the thing.
1 | big list | Where do you begin? | Write down everything, even what nobody sees | Trash, birthdays, doctor, shoes that got too small, noticing that the soap is out. One list, both of you. | Half the work is thinking of it. | Most couples fall silent at that list.
2 | whole cake | How do you share? | Hand over whole jobs, and not tasks | Whoever has dinner plans, shops, cooks and thinks of the salt. Then the head is free, too. | Asking for help leaves you as the boss. | Choose by what each hates least.
3 | shared picture | How good is good enough? | Agree once on what done means | The bathroom is clean when the sink, the bowl and the floor are. Not more. | Then nobody checks. | Two standards are a fight each Saturday.
4 | back turned | What if they do it differently? | Let go of how it's done | The towels may be folded wrong. If you do it over, it'll be yours forever. | Different isn't worse. | Leave the room, if you must.
5 | sunday tea | How does it last? | Talk for ten minutes each Sunday | What was too much, what's coming this week, who takes it? Swap when life changes. | Say thanks, on both sides. | Money can be a third pair of hands.

# starting-over-after-divorce | how-to | starting over after a divorce | start over after divorce, life after divorce, start over after breakup, get over divorce, survive divorce, get through divorce, recover from divorce, divorced at 40, divorced at 50, divorced at 30, rebuild life after divorce, being alone after divorce, happy after divorce | Divorce
> First the papers, then the plates. | Half of the bed is yours. So is the other half. | You're not going back. You're going on.
@ One cup, one plate, and a silence you'll get used to.
1 | paper folder | What comes first? | Put papers, money and keys in order | Accounts, insurance, passwords, address, will. One folder, one task a day. | Order outside calms inside. | For rights and children, ask a lawyer or a family office.
2 | small rhythm | How do you get through the days? | Give each day three fixed points | Get up, one walk, one meal at a table. On Sundays, plan one meeting for the week. | Grief needs rails. | The evening is the hardest, so plan that first.
3 | painted wall | How does the place become yours? | Change one room first | Paint a wall, turn the bed, buy your own plates. Begin with the one where you sleep. | It says: someone new lives here. | Keep a box of the old for later.
4 | old guitar | Who are you now? | Take up something you had given up | The choir, the mountain, the friend they didn't like. Begin with the smallest version. | You were someone before. | Wait with the big decisions for a year, if you can.
5 | kind mirror | When is it over? | Count forward, and not back | It comes in waves, and the gaps get longer. If there are children, stay polite. They have two homes, and one sky. | If the dark doesn't lift, ask for help. | One day, you'll hum.

# asking-someone-out | how-to | asking someone out | ask someone out on date, ask someone on date, ask someone out over text, ask girl on date, ask guy on date, ask boy out, ask her out, ask him out, ask someone out at work, ask someone out at gym, ask someone out without being awkward, ask someone to prom, ask someone to be your girlfriend, ask girl to be your girlfriend, ask someone to be your boyfriend, ask guy for his number, ask girl for her number, ask for someone's number, ask someone out, asking someone out, ask a girl out, ask a guy out, ask girl out, ask guy out, ask crush out, ask your crush out, ask out your crush | Dating
> A place, a day, and the word date. | Make no easy to say. | The worst that can happen is a short word.
@ They're tying their shoe, and in ten seconds they're gone.
1 | warm start | When is the moment? | Ask after a good short talk | Two or three nice talks are enough. Don't wait for a sign from heaven. | The longer you wait, the bigger it gets. | Not when they're working and can't get away.
2 | clear plan | What do you say? | Name a thing, a place and a day | Say: I'd like to take you for coffee at the market on Saturday. Would you like to? | Hanging out sometime is fog. | Something short, in public, in daylight.
3 | plain word | How do they know what it is? | Let it be clear that it's a date | Say: I like you. Then nobody has to guess. | Brave is attractive. | A joke you can take back is not.
4 | easy exit | How do you make it safe for them? | Leave them an easy way to say no | Ask when they aren't trapped, and ask once. Maybe, we'll see and I'm busy mean no, unless they offer a day. | Respect is what they'll tell others of you. | At work, be twice as careful.
5 | high head | What if it's no? | Smile, thank them, and go on | Say: all right, thanks for being honest. See you on Monday. | It's about fit, and not your worth. | You've just done what most only think about.

# partner-with-anxiety | how-to | supporting a partner with anxiety | support partner with anxiety, support someone with anxiety, help someone with anxiety, help partner with anxiety, date someone with anxiety, dating someone with anxiety, support girlfriend with anxiety, support boyfriend with anxiety, help friend with anxiety, support friend with anxiety, support partner with depression, support someone with depression, help someone with depression, help friend with depression, date someone with depression, support spouse with anxiety | Anxiety
> Calm down has never calmed anyone. | Ask: listen, hug or solve? | You're the shore, and not the rescuer.
@ They stand at the door with their coat on, and can't go.
1 | slow breath | What do you do in the moment? | Stay calm, and be there | Speak slowly, sit beside them, breathe out long. Say: I'm here, it'll pass. | Their alarm is real, even if the fire isn't. | Saying there's no reason to worry doesn't help.
2 | three cards | How do you know what helps? | Ask whether to listen, hold them or help | Ask on a good day, too: what helps, what makes it worse? Write it down. | Each person's list is different. | Quiet is sometimes the right answer.
3 | small step | Should you do things for them? | Walk along, and don't do it all for them | Go with them to the shop, and next time to the corner. If you take over everything, fear grows. | Praise the try. | Never push them off the cliff.
4 | phone and door | When does it need more? | Help them find professional help | Anxiety and depression can be treated well. Offer to look for a number, or to wait outside. | You're not their therapist. | If they speak of not wanting to live, call for help at once.
5 | own mask | What about you? | Keep your friends, your sleep and your joy | Tell someone how it is for you. You may go dancing while they stay home. | An empty jug pours nothing. | Love carries. It isn't a crane.
`
