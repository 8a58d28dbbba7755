/** Religions and feasts, told neutrally, for `readTopics`. */
export const RELIGIONS = `
# buddhism | culture | Buddhism | buddhism, buddhist, buddhists | Buddhism
> Buddhism has no creator god. | The laughing Buddha isn't the Buddha. | A warrior emperor spread Buddhism, out of regret.
@ You take off your shoes, and it is very still.
3 | sitting figure | What is Buddhism? | Buddhism teaches a way out of suffering | Buddhism goes back to Siddhartha Gautama, who taught in India some two thousand five hundred years ago that craving causes suffering, and that there's a way to end it. | Buddha means the awakened one. | Several hundred million people follow it.
3 | wheel | What are the Four Noble Truths? | Buddhism rests on four truths | Buddhism's four truths: there is suffering, it comes from craving, it can end, and there's a path of eight parts to get there. | They're said to be the Buddha's first sermon. | The wheel is the symbol of the teaching.
4 | laughing figure | Who is the laughing Buddha? | The laughing Buddha is not the Buddha | The fat, laughing Buddha is really Budai, a Chinese monk of about a thousand years ago. Many believe he's a Buddha still to come. | The Buddha himself is mostly shown slim. | Budai's sack is said to hold treasures.
4 | stone pillar | How did Buddhism spread? | A warrior emperor spread Buddhism | Ashoka ruled most of India in the third century before Christ. After a bloody war, he regretted it, and had messages of kindness carved in stone. | He sent Buddhist teachers abroad. | In India itself, Buddhism later nearly vanished.
3 | lotus | Is there a god in Buddhism? | Buddhism knows no creator god | In Buddhism, you don't have to believe in a creator. The Buddha is a teacher, though many honor him, and some branches pray to heavenly helpers. | It's very different from country to country. | Zen and Tibetan Buddhism are just two of many branches.

# islam | culture | Islam | islam, muslims, islamic faith, basics of islam, five pillars of islam, five pillars | Islam
> One in four people on Earth is Muslim. | Most Muslims don't live in the Middle East. | The Islamic calendar begins with a move.
@ You hear a call from a tower at dawn.
3 | mosque | What is Islam? | Islam means giving oneself to God | Islam goes back to Muhammad, who lived in Arabia from about five seventy to six thirty two. Muslims believe he is God's last prophet. The holy book is the Quran. | Islam means giving yourself over to God. | About two billion people follow it.
3 | five columns | What are the five pillars of Islam? | Islam rests on five pillars | The five pillars of Islam are the creed, prayer five times a day, giving to the poor, fasting in Ramadan, and once in life, if you can, the journey to Mecca. | Muslims pray facing Mecca. | Sunnis and Shiites are the two big branches.
4 | island mosque | Where do most Muslims live? | Most Muslims live in Asia | Indonesia, Pakistan, India and Bangladesh have the most Muslims. Only about one in five lives in the Middle East and North Africa. | Everywhere, prayer is in Arabic. | And so is reciting the Quran.
3 | geometric tiles | Why are there no pictures in mosques? | Mosques are decorated with patterns | Mosques have no pictures of living beings, so that nothing but God gets prayed to. Artists became masters of patterns and writing instead. | Some of the patterns hold math that was only understood in the twentieth century. | In books, Muslims did paint people.
3 | calendar | When does the Islamic calendar begin? | The Islamic calendar begins with a move | The Islamic calendar begins in six twenty two, when Muhammad and his followers moved from Mecca to Medina. | The move is called the hijra. | In Medina he became head of a community.

# hinduism | culture | Hinduism | hinduism, hindu, hindus, hindu gods, karma, what is karma | Hinduism
> Hinduism has no founder. | Hinduism has many gods, and one. | Ganesha got his elephant head by mistake.
@ You stand by the Ganges, and small lights float by.
3 | temple | What is Hinduism? | Hinduism has no founder | Hinduism grew up in India over more than three thousand years, with no founder and no single holy book. More than a billion people follow it. | The Vedas are some of its oldest texts. | Many Hindus call it the eternal order.
3 | three faces | How many gods does Hinduism have? | Hinduism knows many gods and one | Hinduism has many gods, like Vishnu, Shiva, Lakshmi and Ganesha. Many Hindus see them all as forms of one highest being. | Families often have a favorite. | People speak of three hundred thirty million, which just means countless.
3 | wheel of lives | What is karma? | Karma means that deeds come back | Karma means deed. In Hinduism and Buddhism, what you do shapes your life, and your lives to come. | It's a law, not a punishment from a god. | In everyday English, it turned into getting what you deserve.
3 | cow | Why are cows holy to Hindus? | Hindus honor the cow as a mother | The cow gives milk and butter and pulls the plow. So Hindus honor it as a giver, and many eat no beef. | Gods are linked with it, too. | In many Indian states, killing cows is illegal.
3 | elephant head | Why does Ganesha have the head of an elephant? | Ganesha got an elephant's head from his father | In one story, Shiva didn't recognize his own son, cut off his head, and made up for it with an elephant's. That's Ganesha. | He clears away obstacles. | So you call on him before a trip or an exam.

# judaism | culture | Judaism | judaism, jewish faith, jewish religion, jewish holidays | Judaism
> One wrong letter stops a Torah scroll. | From Friday evening, work stops. | Passover retells an escape.
@ Two candles are lit, and it is Friday evening.
3 | scroll | What is Judaism? | Judaism is an old faith in one God | Judaism is the belief in one God and his covenant with the people of Israel. Its holiest text is the Torah, the five books of Moses. | There are about fifteen million Jews. | Christianity and Islam grew from the same roots.
3 | family table | What is Passover? | Passover tells of the way out of Egypt | At Passover, families retell how the Israelites escaped slavery in Egypt. They eat flat bread, because there was no time to let it rise. | The youngest child asks four questions. | The last supper of Jesus was near this feast.
3 | two candles | What is the Sabbath? | On the Sabbath work rests | From Friday evening to Saturday night, strictly religious Jews don't work, drive or switch on lights. It's time for family, prayer and good food. | Our seven day week owes a lot to it. | Saving a life always comes first.
4 | quill | How is a Torah scroll written? | A Torah scroll is written by hand | A scribe writes a Torah scroll by hand, more than three hundred thousand letters, often for over a year. One wrong letter, and no one may use it until it's fixed. | It's written on the skins of kosher animals. | You never touch it with your finger. You use a pointer.
3 | two plates | What does kosher mean? | Kosher means fit to eat by the rules | By Jewish law, you don't eat pork or shellfish, and you keep meat and milk apart, often with two sets of dishes. That's kosher. | The rules come from the Torah. | Many Jews keep them. Others keep some, or none.

# christianity | culture | Christianity | christianity, christian faith, christians, christian religion | Christianity
> Christianity's first sign was a fish. | No one knows what day Jesus was born. | Christianity began as a small group of Jews.
@ You stand in an old church, and colored light falls on the floor.
3 | cross | What is Christianity? | Christianity follows Jesus of Nazareth | Christians believe Jesus is the son of God, who died on a cross and rose from the dead. With over two billion people, Christianity is the largest religion. | It began among Jews about two thousand years ago. | Its big branches are Catholic, Orthodox and Protestant.
4 | fish | What was the fish for? | The fish was a sign of early Christians | The letters of the Greek word for fish stand for Jesus Christ, God's son, savior. Early Christians used it as their sign. | Rome persecuted them at times. | In three eighty, Christianity became the empire's religion.
3 | split door | Why are there Catholics and Protestants? | The Reformation split the church of the West | In fifteen seventeen, Martin Luther attacked the sale of pardons. His words spread in print, and new churches came out of it: the Protestants. | East and West had already split, in ten fifty four. | Wars followed, and tolerance only much later.
3 | Christmas crib | When was Jesus born? | Nobody knows the day of Jesus' birth | The Bible doesn't say when Jesus was born. December twenty fifth came up in the fourth century. The year was probably between six and four before Christ. | The monk who counted the years was a bit off. | Nearly all historians agree that Jesus lived.
3 | painted eggs | What is the greatest Christian feast? | Easter is the greatest Christian feast | Easter celebrates that Jesus rose from the dead, as Christians believe. Its date follows the first full Moon of spring. | East and West mostly celebrate on different days. | Christmas is just more famous.
# ramadan | culture | Ramadan | ramadan, facts about ramadan, month of ramadan, eid al-fitr, eid al fitr | Ramadan
> In Ramadan, not even water, from dawn to sunset. | Ramadan travels through every season. | Drummers still wake people before dawn in Ramadan.
@ The Sun goes down, and a whole city takes its first sip.
3 | dates and water | What is Ramadan? | In Ramadan Muslims fast by day | In the month of Ramadan, healthy adult Muslims don't eat or drink from dawn to sunset. In the evening, they break the fast, often with dates. | Children, travelers, pregnant women and the sick don't have to. | It ends with the feast of Eid al-Fitr.
4 | crescent | Why does Ramadan move through the year? | Ramadan comes about eleven days earlier each year | The Islamic calendar follows the Moon, so its year is about eleven days shorter. In some thirty three years, Ramadan travels through every season. | It begins when someone sees the new crescent. | In the far north, people often keep the hours of Mecca.
3 | open Quran | Why do Muslims fast in Ramadan? | Ramadan is the month of the Quran | Muslims believe the Quran began to be revealed in Ramadan. Fasting is meant to teach patience, and feeling for the poor. | Many read the whole Quran that month. | Anger and harsh words should rest, too.
3 | drummer | What is suhoor? | Drummers wake people before dawn in Ramadan | The meal before dawn in Ramadan is called suhoor. In some towns, drummers still walk the streets to wake people up for it. | The meal after sunset is iftar. | People often share it with neighbors and strangers.
3 | plate of sweets | What is Eid al-Fitr? | A feast of sweets ends Ramadan | When the new Moon is seen, Eid al-Fitr begins, with prayer, visits, new clothes, gifts and sweets. Before it, people give to the poor. | It mostly lasts three days. | The greeting is Eid Mubarak.

# hanukkah | culture | Hanukkah | hanukkah, chanukah, hannukah, hanukkah facts | Hanukkah
> At Hanukkah, oil for one day burned for eight. | Hanukkah isn't the Jewish Christmas. | A spinning top goes with Hanukkah.
@ One more candle is lit each evening.
4 | nine candles | What is Hanukkah? | Hanukkah recalls oil that burned eight days | Hanukkah recalls how Jews took back the temple of Jerusalem more than two thousand years ago. The story says that oil for one day burned for eight. | So one more light is lit each evening. | Food fried in oil is eaten, such as doughnuts.
3 | candle holder | Why does a Hanukkah candle holder have nine arms? | The ninth light kindles the others | Eight lights stand for the eight days. The ninth serves to light the others. | It is set in the window to show the wonder. | The holder in the temple had seven arms.
3 | spinning top | What is a dreidel? | Children spin a top at Hanukkah | The dreidel has four letters that stand for: a great miracle happened there. In Israel one says here. | Players win coins of chocolate or nuts. | The game itself comes from Europe.
3 | doughnuts | What is eaten at Hanukkah? | Hanukkah food is fried in oil | Potato pancakes and filled doughnuts recall the oil. | Potatoes came in only in the nineteenth century. Before, pancakes were of cheese. | In Israel, millions of doughnuts are eaten.
3 | calendar | Why does the date of Hanukkah change? | Hanukkah follows the Moon | It begins on the twenty fifth of the month Kislev, in late November or December, since the Jewish calendar follows Moon and Sun. | In Jewish law, it is a smaller feast. | It got large where neighbors keep Christmas.

# holi | culture | Holi | holi, holi festival, festival of colors, holi facts | Holi
> For one day, everybody is a painting. | A fire comes first. | Old and young, boss and clerk, all get color.
@ A hand with pink powder comes toward your face.
4 | colored powder | What is Holi? | On Holi everybody throws color | Holi is a spring festival, mostly in March. People throw colored powder and water at friends and strangers alike. | It recalls the young Krishna, and a demoness who burned. | On the evening before, fires are lit.
3 | bonfire | Why are there fires before Holi? | Holi begins with a fire | The evening before recalls Holika, who wanted to burn the young Prahlad and burned herself. So good wins over evil. | He was saved by his faith in Vishnu. | The feast got its name from her.
3 | blue boy | What has Krishna to do with Holi? | Krishna painted Radha's face, says the tale | The god Krishna had blue skin and feared that Radha would not like it. His mother told him to color her face. | So lovers color each other. | In his home region, the feast lasts for days.
3 | sticks | Where do women beat men at Holi? | In one town women beat men at Holi | In Barsana, women hit men with sticks, and men hold up shields, all in play. | It recalls Krishna and his friends. | Tourists watch from the roofs.
3 | flowers | What are the Holi colors made of? | Holi colors once came from flowers | Colors were made of flowers, turmeric and leaves. Many powders today are made in factories, and some irritate the skin. | Natural ones are coming back. | People oil skin and hair before.

# the-bible | culture | the Bible | bible, the bible, bible facts, facts about the bible, who wrote the bible, history of the bible | Bible
> The Bible never mentions an apple. | The Bible is a library, not a book. | The Bible's verses are younger than printing.
@ You turn a page as thin as onion skin.
3 | stack of books | What is the Bible? | The Bible is a library, not a book | The Bible is a collection of books, written over about a thousand years by many authors. The first part is holy to Jews, too. | Protestant Bibles have sixty six books, and Catholic ones seventy three. | Bible just means books.
4 | printing press | What is the most printed book? | The Bible is the most printed book | More than five billion Bibles have been printed, by some estimates. Parts of it exist in over three thousand languages. | Gutenberg's, from about fourteen fifty five, was Europe's first great printed book. | Some fifty copies of that one are left.
4 | numbers on a page | Who put the verses into the Bible? | Bible verses were added very late | The Bible's chapters were made around twelve hundred, and its verses by a printer in the sixteenth century. The old manuscripts have neither. | Some breaks come at odd places. | The joke is that he did it on horseback.
4 | apple | Was there an apple in paradise? | The Bible names no apple | In the Bible, Adam and Eve eat a fruit, and that's all it says. In Latin, the words for evil and apple look alike, and painters made it an apple. | A fig would fit the place better. | After all, they cover themselves with fig leaves.
3 | three scripts | Which languages is the Bible written in? | The Bible was written in three languages | The Bible was written in Hebrew, with some Aramaic, and the second part in Greek. | Jesus himself spoke Aramaic. | The oldest large pieces are among the Dead Sea Scrolls.

`
