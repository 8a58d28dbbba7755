/** Verses of the King James Bible, which is in the public domain: moods | the words | the book as it is said | where. Compared word for word with Debian's bible-kjv-text. */
export const VERSES = `
hope,happiness,peace | Now the God of hope fill you with all joy and peace in believing, that ye may abound in hope. | Romans | Romans 15:13
hope,peace,behind | For I know the thoughts that I think toward you, saith the Lord, thoughts of peace, and not of evil, to give you an expected end. | Jeremiah | Jeremiah 29:11
hope,courage,giveup,hard | They that wait upon the Lord shall renew their strength; they shall mount up with wings as eagles; they shall run, and not be weary; and they shall walk, and not faint. | Isaiah | Isaiah 40:31
hope,hard,morning | It is of the Lord's mercies that we are not consumed, because his compassions fail not. They are new every morning. | Lamentations | Lamentations 3:22-23
hope,faith | Now faith is the substance of things hoped for, the evidence of things not seen. | the letter to the Hebrews | Hebrews 11:1
hope,patience | I wait for the Lord, my soul doth wait, and in his word do I hope. | the Psalms | Psalm 130:5
hope,patience,hard | Rejoicing in hope; patient in tribulation; continuing instant in prayer. | Romans | Romans 12:12
courage,confidence,giveup | I can do all things through Christ which strengtheneth me. | the letter to the Philippians | Philippians 4:13
courage,fear,travel | Be strong and of a good courage; be not afraid, neither be thou dismayed: for the Lord thy God is with thee whithersoever thou goest. | Joshua | Joshua 1:9
courage,hard,fear | God is our refuge and strength, a very present help in trouble. | the Psalms | Psalm 46:1
fear,anxiety,courage | Fear thou not; for I am with thee: be not dismayed; for I am thy God. | Isaiah | Isaiah 41:10
fear,courage,anxiety | For God hath not given us the spirit of fear; but of power, and of love, and of a sound mind. | the second letter to Timothy | 2 Timothy 1:7
fear,courage | The Lord is my light and my salvation; whom shall I fear? | the Psalms | Psalm 27:1
courage,patience | Wait on the Lord: be of good courage, and he shall strengthen thine heart. | the Psalms | Psalm 27:14
courage,confidence,hard | If God be for us, who can be against us? | Romans | Romans 8:31
love | Charity suffereth long, and is kind; charity envieth not; charity vaunteth not itself, is not puffed up. | the first letter to the Corinthians | 1 Corinthians 13:4
love | He that loveth not knoweth not God; for God is love. | the first letter of John | 1 John 4:8
love | We love him, because he first loved us. | the first letter of John | 1 John 4:19
love,faith | For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life. | the Gospel of John | John 3:16
love,friendship | This is my commandment, That ye love one another, as I have loved you. | the Gospel of John | John 15:12
love | Many waters cannot quench love, neither can the floods drown it. | the Song of Solomon | Song of Solomon 8:7
love,forgiveness | Above all things have fervent charity among yourselves: for charity shall cover the multitude of sins. | the first letter of Peter | 1 Peter 4:8
friendship,love,hard | A friend loveth at all times, and a brother is born for adversity. | Proverbs | Proverbs 17:17
friendship | Iron sharpeneth iron; so a man sharpeneth the countenance of his friend. | Proverbs | Proverbs 27:17
friendship | Two are better than one; because they have a good reward for their labour. | Ecclesiastes | Ecclesiastes 4:9
anxiety,peace | And the peace of God, which passeth all understanding, shall keep your hearts and minds through Christ Jesus. | the letter to the Philippians | Philippians 4:7
anxiety | Casting all your care upon him; for he careth for you. | the first letter of Peter | 1 Peter 5:7
anxiety,peace,fear | Peace I leave with you, my peace I give unto you: not as the world giveth, give I unto you. Let not your heart be troubled, neither let it be afraid. | the Gospel of John | John 14:27
anxiety,time | Take therefore no thought for the morrow: for the morrow shall take thought for the things of itself. | the Gospel of Matthew | Matthew 6:34
anxiety,hard,peace | Come unto me, all ye that labour and are heavy laden, and I will give you rest. | the Gospel of Matthew | Matthew 11:28
peace,anxiety | Be still, and know that I am God. | the Psalms | Psalm 46:10
peace,simple | The Lord is my shepherd; I shall not want. | the Psalms | Psalm 23:1
fear,hard,loss | Yea, though I walk through the valley of the shadow of death, I will fear no evil: for thou art with me. | the Psalms | Psalm 23:4
sleep,peace | I will both lay me down in peace, and sleep: for thou, Lord, only makest me dwell in safety. | the Psalms | Psalm 4:8
sleep,peace | When thou liest down, thou shalt not be afraid: yea, thou shalt lie down, and thy sleep shall be sweet. | Proverbs | Proverbs 3:24
loss,heartbreak,hard | The Lord is nigh unto them that are of a broken heart. | the Psalms | Psalm 34:18
loss,heartbreak | He healeth the broken in heart, and bindeth up their wounds. | the Psalms | Psalm 147:3
loss | Blessed are they that mourn: for they shall be comforted. | the Gospel of Matthew | Matthew 5:4
loss,hard,morning,hope | Weeping may endure for a night, but joy cometh in the morning. | the Psalms | Psalm 30:5
hard,faith | And we know that all things work together for good to them that love God. | Romans | Romans 8:28
gratitude | In every thing give thanks. | the first letter to the Thessalonians | 1 Thessalonians 5:18
gratitude | O give thanks unto the Lord, for he is good: for his mercy endureth for ever. | the Psalms | Psalm 107:1
gratitude,morning,happiness | This is the day which the Lord hath made; we will rejoice and be glad in it. | the Psalms | Psalm 118:24
happiness | A merry heart doeth good like a medicine. | Proverbs | Proverbs 17:22
happiness,courage | The joy of the Lord is your strength. | Nehemiah | Nehemiah 8:10
forgiveness,kindness | Be ye kind one to another, tenderhearted, forgiving one another, even as God for Christ's sake hath forgiven you. | the letter to the Ephesians | Ephesians 4:32
forgiveness | For if ye forgive men their trespasses, your heavenly Father will also forgive you. | the Gospel of Matthew | Matthew 6:14
kindness,anger | A soft answer turneth away wrath: but grievous words stir up anger. | Proverbs | Proverbs 15:1
giveup,patience,work | Let us not be weary in well doing: for in due season we shall reap, if we faint not. | the letter to the Galatians | Galatians 6:9
work | And whatsoever ye do, do it heartily, as to the Lord, and not unto men. | the letter to the Colossians | Colossians 3:23
work,success | Commit thy works unto the Lord, and thy thoughts shall be established. | Proverbs | Proverbs 16:3
faith,self | Trust in the Lord with all thine heart; and lean not unto thine own understanding. | Proverbs | Proverbs 3:5
faith | For we walk by faith, not by sight. | the second letter to the Corinthians | 2 Corinthians 5:7
learning,faith | If any of you lack wisdom, let him ask of God, that giveth to all men liberally, and upbraideth not; and it shall be given him. | the letter of James | James 1:5
morning | Cause me to hear thy lovingkindness in the morning; for in thee do I trust. | the Psalms | Psalm 143:8
home | As for me and my house, we will serve the Lord. | Joshua | Joshua 24:15
kids,home | Train up a child in the way he should go: and when he is old, he will not depart from it. | Proverbs | Proverbs 22:6
kids | Suffer the little children to come unto me, and forbid them not: for of such is the kingdom of God. | the Gospel of Mark | Mark 10:14
money | For the love of money is the root of all evil. | the first letter to Timothy | 1 Timothy 6:10
money | For where your treasure is, there will your heart be also. | the Gospel of Matthew | Matthew 6:21
time,season | To every thing there is a season, and a time to every purpose under the heaven. | Ecclesiastes | Ecclesiastes 3:1
change | Old things are passed away; behold, all things are become new. | the second letter to the Corinthians | 2 Corinthians 5:17
change | Remember ye not the former things, neither consider the things of old. Behold, I will do a new thing. | Isaiah | Isaiah 43:18-19
`
