/** Affirmations: moods | the sentence. */
export const AFFIRMATIONS = `
confidence,morning | I am allowed to take up space.
confidence,morning | I trust the person I have become.
confidence | My voice is worth hearing, also when it shakes.
confidence | I do not have to be perfect to be good.
confidence,morning | I have done hard things, and I can do the next one.
confidence,work | I ask for what I need, kindly and clearly.
confidence | I am not behind. I am on my own road.
confidence,love | I am enough on an ordinary day.
confidence | I keep the promises that I make to myself.
confidence,work | I learn faster than I fear.
morning,hope | Today I begin again, and that is enough.
morning | I meet this day one hour at a time.
morning,hope | Something good can happen today, and I will notice it.
morning | I choose my first thought, and I choose a kind one.
morning,work | I do what matters first, and the rest can wait.
morning | My body carried me here. I thank it.
morning,hope | I am awake, and there is a day for me.
anxiety,sleep | I am safe in this moment.
anxiety | This feeling is a wave. It rises, and it goes.
anxiety,sleep | I can put the day down. It will hold without me.
anxiety,sleep | My breath knows the way. I follow it.
anxiety | I do not need to solve everything tonight.
anxiety,sleep | My thoughts may pass. I do not have to follow them.
anxiety | I have felt this before, and I am still here.
anxiety,sleep | With each breath my shoulders come down.
sleep | I have done enough for today.
sleep | The night is quiet, and I am part of it.
sleep | My bed is warm, my jaw is loose, my hands are open.
sleep | Tomorrow can wait until it is tomorrow.
money | I look at my money without fear.
money | I am able to earn, to save and to give.
money,work | My work has a value, and I name it.
money | I spend on what I love and let the rest go by.
money | Small amounts, often, become large ones.
money | I am learning what nobody taught me.
money | I can be calm about numbers.
money | There is enough for me to begin with what I have.
work,focus | I do one thing, and then the next.
work | I am paid for what I know and liked for who I am.
work | A mistake is a note to myself. I read it and go on.
work,focus | I can begin before I feel ready.
work,focus | I protect my quiet hour.
love | I am worthy of a love that is calm.
love | I let go of what does not hold me.
love,hope | My heart may heal in its own time.
love | I treat myself as I would treat a friend.
love | I can love and keep my borders.
hope,hard | I have not come this far to be unkind to myself.
hope,hard | This chapter is not the book.
hope,hard | I rest, and I do not give up.
hope,hard | It is all right to ask for help.
hope,hard | I am growing in places that nobody sees.
`
