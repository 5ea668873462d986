/**
 * Passwords that are tried first, without accents, spaces and signs, and words that are one as soon as digits follow them.
 * Both languages of the site, and the words its readers are likeliest to choose.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password passw0rd password1 passwort motdepasse contrasena clave micontrasena miclave secreto secret
secreta letmein letmeinnow letmeinplease openup opensesame abretesesamo welcome welcomehome welcometo
bienvenido bienvenida bienvenidos hello helloworld hellohello hola holahola holamundo holaquetal goodbye
goodmorning buenosdias goodnight admin administrator administrador root superuser superman batman
spiderman ironman wonderwoman captainamerica starwars darthvader skywalker pokemon pikachu minecraft
fortnite roblox naruto dragonball iloveyou iloveyoumore iloveyousomuch iloveyoubaby iloveyouforever
iloveme ilovegod ilovejesus ilovemyself ilovemymom ilovemydad ilovemyfamily ilovemylife ilovemydog
iheartyou loveyou loveyouforever lovelove loveisintheair tequiero tequieromucho teamo teamomucho
teamojesus teamodios teamoamor amorcito amordemivida miamor miamorcito mivida micorazon corazon princesa
principe hermosa bonita preciosa chiquita chiquito qwerty qwertyuiop qwertyui qwertz qwertzuiop azerty
azertyuiop asdfgh asdfghjkl asdfghjkln asdfasdf asdf zxcvbn zxcvbnm zxcvbnmzxcvbnm qazwsx qazwsxedc
qazwsxedcrfv qweasd qweasdzxc qwerasdf qwerasdfzxcv poiuytrewq lkjhgfdsa mnbvcxz 1q2w3e 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1xsw2
a1b2c3 a1b2c3d4 a1b2c3d4e5 abc abcd abcde abcdef abc123 abcd1234 abcdef123 123abc 123qwe 123qweasd
qwe123 asd123 aa123456 a123456789 0123456789 1234567890 123456789 12345678910 0987654321 9876543210
987654321 1122334455 1212121212 1231231231 123123123123 123321123321 1234512345 1234554321 1234567891
1357924680 2468013579 1029384756 0192837465 147258369 741852963 159753456 789456123 112233445566
11223344556677889900 football futbol soccer baseball beisbol basketball hockey volleyball softball
barcelona fcbarcelona realmadrid madridista atletico boca bocajuniors riverplate chivas chivas1 america
clubamerica cowboys steelers packers eagles patriots yankees lakers arsenal chelsea liverpool manchester
manchesterunited juventus sunshine rainbow butterfly mariposa flower flowers flores princess angel
angels angelito angelita dolphin delfin tiger tigger dragon unicorn unicornio monkey mustang kitty
hellokitty kitten puppy gatito perrito conejo chocolate cookie cookies cupcake banana strawberry
blueberry cherry peaches pumpkin cheese pepper ginger coffee summer winter spring autumn verano invierno
primavera january february march april june july august september october november december enero
febrero abril mayo junio julio agosto septiembre octubre noviembre diciembre monday tuesday wednesday
thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo michael jennifer
jessica ashley amanda daniel andrew joshua matthew christopher anthony william robert charlie jordan
thomas george michelle nicole hannah samantha elizabeth alexander alexandra alejandro alejandra fernando
fernanda francisco guadalupe gabriel gabriela sebastian valentina santiago mariajose josemaria
juancarlos freedom libertad whatever trustno trustnoone nothing something everything internet computer
computadora laptop iphone samsung google facebook instagram youtube whatsapp microsoft windows apple
android network wifi wireless router server database master maestro shadow hunter killer pussy fuckyou
fuckoff asshole mexico argentina colombia venezuela espana guatemala honduras elsalvador nicaragua
costarica panama peru chile ecuador bolivia puertorico dominicana california texas florida newyork
losangeles usa unitedstates canada jesus jesuscristo jesuschrist jesuslovesme jesuslovesyou jesusteama
jesusmeama jesusisking jesusislord jesusesmipastor jesussaves jesusnazaret cristo cristovive cristoteama
cristovieneya cristo1 christ christian cristiano cristiana god godisgood godislove godisgreat
godblessyou godbless godfirst godisable dios diosesamor diosesbueno diosesfiel dioseselfuerte diosteama
diosmeama diostebendiga diosestaconmigo holyspirit espiritusanto holybible bible biblia santabiblia
church iglesia heaven cielo blessed bendecida bendecido bendicion bendiciones blessing blessings grace
gracia amazinggrace faith faithhopelove fe feesperanzaamor hope esperanza love amor peace paz prayer
oracion pray pastor genesis exodus psalm psalms psalm23 salmo salmo23 salmos proverbs proverbios john316
juan316 philippians413 filipenses413 jeremiah2911 jeremias2911 romans828 romanos828 isaiah4031
isaias4031 matthew633 mateo633 praisegod praisethelord alleluia hallelujah aleluya gloriaadios glory
gloria lordismyshepherd thelordismyshepherd jehovaesmipastor jehova yahweh elohim emmanuel emanuel
messiah mesias salvation salvacion savior salvador trinity trinidad mary maria virginmaria moses moises
david goliath abraham isaac jacob noah noe esther ruth elijah elias paul pablo peter pedro wellspring
discipleship disciple discipulo devotional devocional changeme changeit changethis default temporal
temporary temp guest invitado user usuario username test tester testing prueba pruebas demo example
ejemplo sample login signin access acceso account cuenta member miembro myaccount mypassword mypass
yourpassword newpassword newpass oldpassword nopassword passphrase correcthorsebatterystaple familia
family mifamilia myfamily mother father mommy daddy mama papa mamaypapa mamipapi hermano hermana brother
sister babygirl babyboy mybaby mibebe grandma abuela abuelo children hijos mishijos misamores bestfriend
bestfriends amigos amigas friends forever siempre parasiempre together lucky suerte happy feliz
happiness felicidad smile sonrisa money dinero dollar millionaire
`
    .trim()
    .split(/\s+/),
);
