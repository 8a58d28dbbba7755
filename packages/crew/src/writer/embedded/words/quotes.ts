/** Quotes in the public domain: moods | the words | who | where. Translations are named with the work. */
export const QUOTES = `
stoic,morning,people | Begin the morning by saying to thyself, I shall meet with the busybody, the ungrateful, arrogant, deceitful, envious, unsocial. | Marcus Aurelius | Meditations, book 2, translated by George Long
stoic,morning,work,monday | In the morning when thou risest unwillingly, let this thought be present: I am rising to the work of a human being. | Marcus Aurelius | Meditations, book 5, translated by George Long
stoic,mind,habit | Such as are thy habitual thoughts, such also will be the character of thy mind; for the soul is dyed by the thoughts. | Marcus Aurelius | Meditations, book 5, translated by George Long
stoic,anger,revenge | The best way of avenging thyself is not to become like the wrong doer. | Marcus Aurelius | Meditations, book 6, translated by George Long
stoic,truth | If any man is able to convince me and show me that I do not think or act right, I will gladly change; for I seek the truth by which no man was ever injured. | Marcus Aurelius | Meditations, book 6, translated by George Long
stoic,happiness,simple | Very little indeed is necessary for living a happy life. | Marcus Aurelius | Meditations, book 7, translated by George Long
stoic,mind,hope | Look within. Within is the fountain of good, and it will ever bubble up, if thou wilt ever dig. | Marcus Aurelius | Meditations, book 7, translated by George Long
stoic,hard,loss,change | Loss is nothing else than change. | Marcus Aurelius | Meditations, book 9, translated by George Long
stoic,character,discipline | No longer talk at all about the kind of man that a good man ought to be, but be such. | Marcus Aurelius | Meditations, book 10, translated by George Long
stoic,character,truth,discipline | If it is not right, do not do it: if it is not true, do not say it. | Marcus Aurelius | Meditations, book 12, translated by George Long
stoic,change,mind | The universe is transformation: life is opinion. | Marcus Aurelius | Meditations, book 4, translated by George Long
stoic,time,discipline | Do not act as if thou wert going to live ten thousand years. Death hangs over thee. | Marcus Aurelius | Meditations, book 4, translated by George Long
stoic,hard,anxiety,future | Let not future things disturb thee, for thou wilt come to them, if it shall be necessary, having with thee the same reason which now thou usest for present things. | Marcus Aurelius | Meditations, book 7, translated by George Long
stoic,hard,anger | Take away thy opinion, and then there is taken away the complaint, I have been harmed. | Marcus Aurelius | Meditations, book 4, translated by George Long
stoic,hard,anxiety,mind | Men are disturbed not by the things which happen, but by the opinions about the things. | Epictetus | Enchiridion, chapter 5, translated by George Long
stoic,hard,peace,anxiety | Seek not that the things which happen should happen as you wish; but wish the things which happen to be as they are, and you will have a tranquil flow of life. | Epictetus | Enchiridion, chapter 8, translated by George Long
stoic,loss,hard | Never say about anything, I have lost it, but say I have restored it. | Epictetus | Enchiridion, chapter 11, translated by George Long
stoic,growth,courage | If you would improve, submit to be considered without sense and foolish with respect to externals. | Epictetus | Enchiridion, chapter 13, translated by George Long
stoic,control,anxiety,hard | Some things are in our control and others not. | Epictetus | Enchiridion, chapter 1, translated by Elizabeth Carter
stoic,anxiety,hard,fear | We suffer more often in imagination than in reality. | Seneca | Letters, 13, translated by Richard Gummere
stoic,money,simple | It is not the man who has too little, but the man who craves more, that is poor. | Seneca | Letters, 2, translated by Richard Gummere
stoic,focus,simple | Everywhere means nowhere. | Seneca | Letters, 2, translated by Richard Gummere
stoic,time | Nothing, Lucilius, is ours, except time. | Seneca | Letters, 1, translated by Richard Gummere
stoic,time,work,monday | While we are postponing, life speeds by. | Seneca | Letters, 1, translated by Richard Gummere
stoic,growth,learning | As long as you live, keep learning how to live. | Seneca | Letters, 76, translated by Richard Gummere
stoic,courage,hard,confidence,giveup | Our lack of confidence is not the result of difficulty. The difficulty comes from our lack of confidence. | Seneca | Letters, 104, translated by Richard Gummere
stoic,friendship,people | Associate with those who will make a better man of you. | Seneca | Letters, 7, translated by Richard Gummere
confidence,self,courage | Trust thyself: every heart vibrates to that iron string. | Ralph Waldo Emerson | Self-Reliance
self,people,confidence | To be great is to be misunderstood. | Ralph Waldo Emerson | Self-Reliance
self,confidence | Insist on yourself; never imitate. | Ralph Waldo Emerson | Self-Reliance
peace,self,hard | Nothing can bring you peace but yourself. | Ralph Waldo Emerson | Self-Reliance
self,truth,character | Nothing is at last sacred but the integrity of your own mind. | Ralph Waldo Emerson | Self-Reliance
self,confidence,people | What I must do is all that concerns me, not what the people think. | Ralph Waldo Emerson | Self-Reliance
work,courage,monday | Nothing great was ever achieved without enthusiasm. | Ralph Waldo Emerson | Circles
friendship | The only way to have a friend is to be one. | Ralph Waldo Emerson | Friendship
friendship,truth | A friend is a person with whom I may be sincere. Before him I may think aloud. | Ralph Waldo Emerson | Friendship
friendship | A friend may well be reckoned the masterpiece of nature. | Ralph Waldo Emerson | Friendship
life,hard,simple | The mass of men lead lives of quiet desperation. | Henry David Thoreau | Walden
simple,nature,life | I went to the woods because I wished to live deliberately, to front only the essential facts of life. | Henry David Thoreau | Walden
simple,focus | Our life is frittered away by detail. | Henry David Thoreau | Walden
simple,money | A man is rich in proportion to the number of things which he can afford to let alone. | Henry David Thoreau | Walden
dreams,courage,success,confidence | If one advances confidently in the direction of his dreams, and endeavors to live the life which he has imagined, he will meet with a success unexpected in common hours. | Henry David Thoreau | Walden
dreams,work,success | If you have built castles in the air, your work need not be lost; that is where they should be. Now put the foundations under them. | Henry David Thoreau | Walden
solitude,simple,peace | I never found the companion that was so companionable as solitude. | Henry David Thoreau | Walden
hard,life,giveup,courage | However mean your life is, meet it and live it; do not shun it and call it hard names. | Henry David Thoreau | Walden
morning,hope,life | Only that day dawns to which we are awake. | Henry David Thoreau | Walden
truth,money | Rather than love, than money, than fame, give me truth. | Henry David Thoreau | Walden
time,nature | Time is but the stream I go a-fishing in. | Henry David Thoreau | Walden
love,kindness | There is no charm equal to tenderness of heart. | Jane Austen | Emma
love | If I loved you less, I might be able to talk about it more. | Jane Austen | Emma
love,heartbreak,hope | You pierce my soul. I am half agony, half hope. | Jane Austen | Persuasion
love | In vain have I struggled. It will not do. My feelings will not be repressed. | Jane Austen | Pride and Prejudice
friendship,love | There is nothing I would not do for those who are really my friends. | Jane Austen | Northanger Abbey
happiness,time,hard | Think only of the past as its remembrance gives you pleasure. | Jane Austen | Pride and Prejudice
anger | Angry people are not always wise. | Jane Austen | Pride and Prejudice
courage,confidence,giveup,fear | My courage always rises with every attempt to intimidate me. | Jane Austen | Pride and Prejudice
home,peace | There is nothing like staying at home for real comfort. | Jane Austen | Emma
self,truth,character | This above all: to thine own self be true. | William Shakespeare | Hamlet, act 1
mind,hard | There is nothing either good or bad, but thinking makes it so. | William Shakespeare | Hamlet, act 2
courage,fear | Cowards die many times before their deaths; the valiant never taste of death but once. | William Shakespeare | Julius Caesar, act 2
self,control | The fault, dear Brutus, is not in our stars, but in ourselves. | William Shakespeare | Julius Caesar, act 1
love,heartbreak | The course of true love never did run smooth. | William Shakespeare | A Midsummer Night's Dream, act 1
love | Love looks not with the eyes, but with the mind. | William Shakespeare | A Midsummer Night's Dream, act 1
love,change | Love is not love which alters when it alteration finds. | William Shakespeare | Sonnet 116
courage,fear,giveup,confidence | Our doubts are traitors, and make us lose the good we oft might win, by fearing to attempt. | William Shakespeare | Measure for Measure, act 1
time | I wasted time, and now doth time waste me. | William Shakespeare | Richard the Second, act 5
time,work | Better three hours too soon than a minute too late. | William Shakespeare | The Merry Wives of Windsor, act 2
time,hard | Tomorrow, and tomorrow, and tomorrow, creeps in this petty pace from day to day. | William Shakespeare | Macbeth, act 5
hard,giveup,hope | Sweet are the uses of adversity. | William Shakespeare | As You Like It, act 2
hard,loss,heartbreak | Give sorrow words: the grief that does not speak whispers the o'er-fraught heart and bids it break. | William Shakespeare | Macbeth, act 4
time,hope,change | What's past is prologue. | William Shakespeare | The Tempest, act 2
dreams,life | We are such stuff as dreams are made on. | William Shakespeare | The Tempest, act 4
love | My bounty is as boundless as the sea, my love as deep. | William Shakespeare | Romeo and Juliet, act 2
love,heartbreak,loss | Parting is such sweet sorrow. | William Shakespeare | Romeo and Juliet, act 2
success,courage | Some are born great, some achieve greatness, and some have greatness thrust upon 'em. | William Shakespeare | Twelfth Night, act 2
work,hard,success | Uneasy lies the head that wears a crown. | William Shakespeare | Henry the Fourth, part 2, act 3
time | Like as the waves make towards the pebbled shore, so do our minutes hasten to their end. | William Shakespeare | Sonnet 60
kindness,hope | How far that little candle throws his beams! So shines a good deed in a naughty world. | William Shakespeare | The Merchant of Venice, act 5
hard,growth,giveup,heartbreak | I have been bent and broken, but, I hope, into a better shape. | Charles Dickens | Great Expectations
hard,heartbreak,loss | We need never be ashamed of our tears. | Charles Dickens | Great Expectations
courage,kindness | It is a far, far better thing that I do, than I have ever done. | Charles Dickens | A Tale of Two Cities
self,courage,confidence | I am no bird; and no net ensnares me: I am a free human being with an independent will. | Charlotte Brontë | Jane Eyre
anger,peace,life | Life appears to me too short to be spent in nursing animosity, or registering wrongs. | Charlotte Brontë | Jane Eyre
happiness,self | I would always rather be happy than dignified. | Charlotte Brontë | Jane Eyre
love | Whatever our souls are made of, his and mine are the same. | Emily Brontë | Wuthering Heights
courage,fear,hard,growth,giveup | I'm not afraid of storms, for I'm learning how to sail my ship. | Louisa May Alcott | Little Women
kindness,people,life | What do we live for, if it is not to make life less difficult to each other? | George Eliot | Middlemarch
self,confidence | I am large, I contain multitudes. | Walt Whitman | Song of Myself
hope,hard,giveup | Hope is the thing with feathers that perches in the soul. | Emily Dickinson | Poems
time,life | Forever is composed of nows. | Emily Dickinson | Poems
kindness,love,heartbreak | If I can stop one heart from breaking, I shall not live in vain. | Emily Dickinson | Poems
love,heartbreak,loss | 'Tis better to have loved and lost than never to have loved at all. | Alfred Tennyson | In Memoriam, 27
courage,giveup,work,hard | To strive, to seek, to find, and not to yield. | Alfred Tennyson | Ulysses
courage,control,hard,giveup,confidence | I am the master of my fate, I am the captain of my soul. | William Ernest Henley | Invictus
time,work | Lost time is never found again. | Benjamin Franklin | The Way to Wealth
work,giveup,success | Little strokes fell great oaks. | Benjamin Franklin | Poor Richard's Almanack
money,discipline | A small leak will sink a great ship. | Benjamin Franklin | The Way to Wealth
money | If you would know the value of money, go and try to borrow some. | Benjamin Franklin | The Way to Wealth
growth,hard,giveup,work,success | If there is no struggle, there is no progress. | Frederick Douglass | Speech on West India Emancipation, 1857
kindness,peace | With malice toward none; with charity for all. | Abraham Lincoln | Second Inaugural Address, 1865
work,growth,courage,success,monday | The journey of a thousand li commenced with a single step. | Laozi | Tao Te Ching, 64, translated by James Legge
self,mind | He who knows other men is discerning; he who knows himself is intelligent. | Laozi | Tao Te Ching, 33, translated by James Legge
learning,mind | Learning without thought is labour lost; thought without learning is perilous. | Confucius | Analects, book 2, translated by James Legge
kindness,people,character | What you do not want done to yourself, do not do to others. | Confucius | Analects, book 15, translated by James Legge
love,mind | The heart has its reasons, which reason does not know. | Blaise Pascal | Pensées, 277, translated by W. F. Trotter
self,control,confidence | I do not wish them to have power over men; but over themselves. | Mary Wollstonecraft | A Vindication of the Rights of Woman
courage,fear | Beware; for I am fearless, and therefore powerful. | Mary Shelley | Frankenstein
hard,character,giveup | Prosperity doth best discover vice, but adversity doth best discover virtue. | Francis Bacon | Of Adversity
hope,hard | Hope springs eternal in the human breast. | Alexander Pope | An Essay on Man
dreams,success,growth,courage | A man's reach should exceed his grasp, or what's a heaven for? | Robert Browning | Andrea del Sarto
love | How do I love thee? Let me count the ways. | Elizabeth Barrett Browning | Sonnets from the Portuguese, 43
hope,dreams,hard | We are all in the gutter, but some of us are looking at the stars. | Oscar Wilde | Lady Windermere's Fan, act 3
funny,self | I can resist everything except temptation. | Oscar Wilde | Lady Windermere's Fan, act 1
love,self,confidence | To love oneself is the beginning of a lifelong romance. | Oscar Wilde | An Ideal Husband, act 3
truth | The truth is rarely pure and never simple. | Oscar Wilde | The Importance of Being Earnest, act 1
`
