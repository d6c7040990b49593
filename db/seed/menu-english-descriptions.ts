export const descriptionsInEnglish: Record<string, string> = {
  'Seis unidades, assadas na hora com queijo curado da serra. Casca fina, miolo que estica.':
    'Six pieces, baked to order with cured mountain cheese. Thin crust, stretchy inside.',
  'Leite de tigre com caju, cebola-roxa, limão e coentro fresco.':
    "Tiger's milk with cashew fruit, red onion, lime and fresh coriander.",
  'Oito cubos de tapioca com queijo coalho, dourados, e geleia de pimenta da casa.':
    'Eight golden cubes of tapioca and coalho cheese with our chilli jam.',
  'Cinco bolinhos crocantes recheados de couve e bacon. Vêm com caldinho e laranja.':
    'Five crisp fritters filled with collard greens and bacon. Served with bean broth and orange.',
  'Feijão-carioca batido com alho dourado, torresmo crocante e cebolinha.':
    'Pinto beans with golden garlic, crisp pork crackling and spring onion.',
  'Cinco unidades, massa de batata e frango caipira desfiado. Catupiry à parte.':
    'Five pieces of potato dough with pulled free-range chicken. Cream cheese on the side.',
  'Três casquinhas de siri catado no leite de coco e dendê, gratinadas com farinha crocante.':
    'Three shells of picked crab in coconut milk and palm oil, with a crisp crust.',
  'Quatro pastéis fritos na hora, bem sequinhos, com vinagrete de tomate.':
    'Four pastries fried to order, light and dry, with tomato salsa.',
  'Folhas da manhã, pepino, rabanete e tomate-cereja com vinagrete de mel e laranja.':
    'Morning-picked leaves, cucumber, radish and cherry tomatoes with honey and orange vinaigrette.',
  'Tomates maduros, coalho na chapa, rúcula e fios de melaço de cana.':
    'Ripe tomatoes, seared coalho cheese, rocket and a thread of cane molasses.',
  'Manga palmer, rúcula, cebola-roxa e castanha-de-caju com limão e azeite.':
    'Palmer mango, rocket, red onion and cashew nuts with lime and olive oil.',
  'Feijão-fradinho, pimentões, tomate e coentro, temperados com limão e azeite.':
    'Black-eyed peas, peppers, tomato and coriander with lime and olive oil.',
  'Leite de coco, dendê e pimentões, servida na panela de barro.':
    'Coconut milk, palm oil and peppers, served in a clay pot.',
  'Fatias ao ponto que você escolher, farofa de manteiga e vinagrete da casa.':
    'Sliced and cooked as you choose, with butter farofa and our salsa.',
  'Filé-mignon empanado, molho de tomate da casa e muçarela gratinada. Arroz e fritas.':
    'Breaded tenderloin, our tomato sauce and melted mozzarella. Rice and French fries.',
  'Feijão-preto, carne-seca, costelinha e paio cozidos sem pressa. Arroz, couve, farofa e laranja.':
    'Black beans, dried beef, pork ribs and smoked sausage, slowly cooked. Rice, collard greens, farofa and orange.',
  'Camarões salteados no creme de mandioca com leite de coco e dendê. Arroz branco à parte.':
    'Sautéed shrimp in a cassava cream with coconut milk and palm oil. White rice on the side.',
  'Pescada-amarela grelhada, castanha-do-pará, purê de banana-da-terra e aspargos.':
    'Grilled hake, Brazil nuts, plantain purée and asparagus.',
  'Costela bovina assada por doze horas, glaceada na rapadura, com mandioca na manteiga.':
    'Beef ribs roasted for twelve hours, glazed with cane sugar, with buttered cassava.',
  'Arroz e feijão-de-corda com carne-seca, queijo coalho tostado e manteiga de garrafa.':
    'Rice and cowpeas with dried beef, toasted coalho cheese and clarified butter.',
  'Tiras de filé-mignon, cogumelos e creme fresco flambado. Arroz branco e batata palha.':
    'Strips of tenderloin, mushrooms and flambéed cream. White rice and shoestring potatoes.',
  'Cabotiá caramelizada sobre creme de castanha-de-caju, sementes tostadas e romã.':
    'Caramelised pumpkin on cashew cream, with toasted seeds and pomegranate.',
  'Carne-seca desfiada na manteiga de garrafa sob purê de mandioca gratinado.':
    'Pulled dried beef in clarified butter under cassava purée browned in the oven.',
  'Nhoque feito à mão e ragu de costela cozido por seis horas, com lascas de queijo.':
    'Handmade gnocchi and six-hour beef rib ragu with shaved cheese.',
  'Arroz arbóreo cremoso, camarões grelhados e raspas de limão-siciliano.':
    'Creamy arborio rice, grilled shrimp and lemon zest.',
  'Shimeji, paris e shiitake da serra, finalizado com queijo da Canastra.':
    'Shimeji, button and shiitake mushrooms, finished with Canastra cheese.',
  'Massa fresca, pesto de manjericão com castanha-de-caju e tomates-cereja.':
    'Fresh pasta, basil and cashew pesto, cherry tomatoes.',
  'Recheio de abóbora assada e requeijão de corte, na manteiga de sálvia.':
    "Filled with roasted pumpkin and farmer's cheese, in sage butter.",
  'Soltinho, refogado no alho. Serve duas pessoas.': 'Fluffy, sautéed with garlic. Serves two.',
  'Feijão-carioca, linguiça, couve, farinha de mandioca e ovo caipira por cima.':
    'Pinto beans, sausage, collard greens and cassava flour with a free-range egg on top.',
  'Farinha de mandioca torrada na manteiga com cebola caramelizada e salsinha.':
    'Cassava flour toasted in butter with caramelised onion and parsley.',
  'Cozida, depois frita: crocante por fora, cremosa por dentro. Maionese de cebolinha.':
    'Boiled, then fried: crisp outside, creamy inside. Chive mayonnaise.',
  'Assada com casca, alecrim e sal grosso. Aïoli de alho assado à parte.':
    'Baked in their skins with rosemary and coarse salt. Roasted garlic aïoli on the side.',
  'Couve fininha, alho dourado e bacon, puxada na hora.':
    'Finely cut greens with golden garlic and bacon, sautéed to order.',
  'Sem furinhos, calda de caramelo bem dourado. Receita da Dona Célia.':
    "Silky, with deep golden caramel. Dona Célia's recipe.",
  'Chocolate 70% da Bahia, cremoso, com granulado de verdade. Para comer sem dividir.':
    '70% Bahia chocolate, creamy, with real sprinkles. Not for sharing.',
  'Banana frita na manteiga, queijo manteiga derretido, açúcar e canela. Clássico de Recife.':
    'Banana fried in butter, melted butter cheese, sugar and cinnamon. A Recife classic.',
  'Leve e azedinha, com calda da fruta e sementes.': "Light and tart, with the fruit's own syrup and seeds.",
  'Coco fresco assado até dourar, quente, com sorvete de creme que derrete por cima.':
    'Fresh coconut baked until golden, served hot with vanilla ice cream melting on top.',
  'Goiabada cascão e queijo da Canastra, seis bocados.': 'Chunky guava paste and Canastra cheese, six bites.',
  'Bolinho quente de chocolate baiano, centro derretido e sorvete de creme.':
    'Warm Bahia chocolate cake with a molten centre and vanilla ice cream.',
  'Açaí do Pará batido grosso, com banana, morango, granola e mel.':
    'Thick açaí from Pará with banana, strawberry, granola and honey.',
  'Fruta da estação macerada na hora, cachaça de alambique e gelo.':
    'Seasonal fruit muddled to order, pot-still cachaça and ice.',
  'Caju fresco do Ceará, limão e cachaça prata. Perfumada, quase sem doce.':
    'Fresh cashew fruit from Ceará, lime and silver cachaça. Fragrant, barely sweet.',
  'Leite de coco fresco, cachaça e um toque de noz-moscada. Bem gelada.':
    'Fresh coconut milk, cachaça and a touch of nutmeg. Ice cold.',
  'Tirado na pressão, colarinho de dois dedos.': 'From the tap, with a two-finger head.',
  'Merlot de Bento Gonçalves, 150 ml. Frutado, taninos macios.':
    'Merlot from Bento Gonçalves, 150 ml. Fruity, soft tannins.',
  'Limão-taiti, infusão de capim-santo da horta e hortelã.': 'Persian lime, lemongrass from the garden and mint.',
  'Laranja-pera espremida na hora, 400 ml.': 'Pera oranges squeezed to order, 400 ml.',
  'Abacaxi pérola batido com hortelã fresca, 400 ml.': 'Pérola pineapple blended with fresh mint, 400 ml.',
  'Erva tostada em infusão lenta, limão-siciliano e muito gelo, como na praia.':
    'Toasted mate, slowly brewed, lemon and plenty of ice, as on the beach.',
  '350 ml, com gelo e laranja.': '350 ml, with ice and orange.',
  'Da Serra da Mantiqueira, 500 ml.': 'From the Mantiqueira mountains, 500 ml.',
  'Grão arara do Cerrado Mineiro, torra média. Vem com biscoito amanteigado.':
    'Arara beans from the Cerrado Mineiro, medium roast. Served with a butter biscuit.',
};
