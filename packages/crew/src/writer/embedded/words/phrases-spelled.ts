/** As `PHRASES`, of languages in other letters and further away: spelled as they sound. */
export const PHRASES_SPELLED = `
# Korean | korean
greeting | annyeonghaseyo | hello | AHN-nyung-hah-seh-yoh
greeting | annyeonghi gaseyo | goodbye | AHN-nyung-hee gah-seh-yoh
polite | gamsahamnida | thank you | GAHM-sah-hahm-nee-dah
polite | joesonghamnida | sorry | CHWEH-song-hahm-nee-dah
basic | ne | yes | neh
basic | aniyo | no | ah-nee-yoh
food,restaurant | mul | water | mool
food,restaurant | bap | rice | bahp
travel | eolmayeyo? | how much is it? | OHL-mah-yeh-yoh
travel | dowajuseyo | please help me | doh-wah-joo-seh-yoh
# Chinese | mandarin,chinese
greeting | nǐ hǎo | hello | nee how
greeting | zàijiàn | goodbye | dzai jyen
polite | xièxie | thank you | shyeh-shyeh
polite | duìbuqǐ | sorry | dway-boo-chee
food,restaurant | shuǐ | water | shway
food,restaurant | chá | tea | chah
food,restaurant | mǐfàn | rice | mee-fahn
travel | duōshao qián? | how much is it? | dwoh-shaow chyen
# Russian | russian
greeting | privet | hi | pree-VYET
greeting | zdravstvuyte | hello | ZDRAH-stvooy-tye
greeting | do svidaniya | goodbye | dah svee-DAH-nee-yah
polite | spasibo | thank you | spah-SEE-bah
polite | pozhaluysta | please | pah-ZHAHL-stah
basic | da | yes | dah
basic | net | no | nyet
food,restaurant | voda | water | vah-DAH
food,restaurant | khleb | bread | khlyeb
travel | skolko eto stoit? | how much is it? | SKOHL-kah EH-tah STOH-eet
# Arabic | arabic
greeting | marhaban | hello | MAR-hah-bahn
greeting | ma'a salama | goodbye | MAH-ah sah-LAH-mah
polite | shukran | thank you | SHOOK-rahn
basic | na'am | yes | NAH-ahm
basic | la | no | lah
food,restaurant | ma' | water | mah
food,restaurant | khubz | bread | khoobz
# Hindi | hindi
greeting | namaste | hello | nah-mah-STAY
polite | dhanyavaad | thank you | dhun-yah-VAHD
basic | haan | yes | hahn
basic | nahin | no | nah-HEEN
food,restaurant | paani | water | PAH-nee
food,restaurant | chaay | tea | chai
# Greek | greek
greeting | yia sas | hello | yah sahs
polite | efcharistó | thank you | ef-hah-rees-TOH
polite | parakaló | please | pah-rah-kah-LOH
polite | signómi | sorry | seeg-NOH-mee
basic | ne | yes | neh
basic | óchi | no | OH-hee
food,restaurant | neró | water | neh-ROH
food,restaurant | psomí | bread | psoh-MEE
# Swahili | swahili
greeting | jambo | hello | JAHM-boh
greeting | kwaheri | goodbye | kwah-HEH-ree
polite | asante | thank you | ah-SAHN-teh
polite | tafadhali | please | tah-fah-DHAH-lee
polite | samahani | sorry | sah-mah-HAH-nee
basic | ndiyo | yes | n-DEE-yoh
basic | hapana | no | hah-PAH-nah
food,restaurant | maji | water | MAH-jee
`
