### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = Elige tu riqueza
guide-wealth-text =
    Conserva dos cartas. Con metal forjas tus primeras armas; con oro compras en el mercado. Mira las misiones de la mesa: el número del recuadro oscuro es la fuerza que necesita un paso.
guide-wealth_raise = Elige quién sube de nivel
guide-wealth_raise-text =
    Desde el nivel 2, un aventurero puede empuñar hachas, lanzas y mazas; desde el nivel 3, también armas de diseños únicos. Al principio, un aventurero fuerte suele valer más que dos débiles.
guide-placement = Coloca tus capataces
guide-placement-text =
    Cada movimiento deja un obrero en la casilla de la que sale el capataz, y esa casilla da su recurso. Así que empieza sobre lo que quieras primero, con líneas libres por las que moverte.
guide-solo_placement = Coloca los capataces
guide-solo_placement-text =
    Colocas tus capataces y los de los dos colores autómatas. Mantén los suyos lejos de las casillas que quieres, pero lo bastante cerca para que te dejen obreros que saltar.
guide-mine = Mueve un capataz
guide-mine-text =
    Mueve en línea recta por casillas vacías, o sobre una fila de obreros hasta la casilla de detrás. El obrero que dejas da su recurso, y cada obrero saltado también. Tus propios obreros desertan si los saltas. Cuantos menos obreros tengas, antes actuarás.
guide-solo_mine = Mueve un capataz
guide-solo_mine-text =
    Mueve en línea recta por casillas vacías, o sobre una fila de obreros hasta la casilla de detrás. Los obreros de otros colores se unen a ti y te dan recursos; los tuyos dejan la mina cuando los saltas.
guide-mine_second = ¿Mueves otra vez?
guide-mine_second-text =
    El primer gremio en el orden puede mover una vez más, pero entonces irá al final del siguiente orden.
guide-solo_mine_second = Otro movimiento
guide-solo_mine_second-text =
    Vas primero, así que puedes mover una vez más. En solitario eso no cuesta nada.
guide-automated_tie = Elige su movimiento
guide-automated_tie-text =
    Este color salta tantos obreros rivales como puede. Si varios movimientos son igual de buenos, eliges tú: deja los obreros que quieras saltar después.
guide-overseer_move = Un movimiento gratis
guide-overseer_move-text =
    Mueve uno de tus capataces como en la fase de mina; da recursos como siempre. Puedes renunciar.
guide-worker_move = Mueve un obrero
guide-worker_move-text =
    Retira cualquier obrero, o muévelo a una casilla vacía. Cinco obreros conectados de un color se declaran en huelga y se van; puede que sea justo lo que quieres.
guide-market = Una acción
guide-market-text =
    Haz una acción, o pasa y recibe oro. Los diseños te dan armas; el Cuartel, más y mejores aventureros; el Camino hace avanzar una misión. En el Escribano pagas además 1 de oro a cada gremio que ya registró el diseño. Señala lo atenuado para ver por qué no puedes usarlo.
guide-market_last = El último mercado
guide-market_last-text =
    No quedan cartas. En su lugar, la Herrería y el Bazar venden bonificaciones finales: elige la que premie lo que más tengas.
guide-solo_market = Dos acciones
guide-solo_market-text =
    Aquí actúas dos veces, en dos espacios distintos; solo el Camino y el Escribano se pueden usar dos veces. Cada vez que pasas recibes oro.
guide-trade_window = Últimos tratos
guide-trade_window-text =
    Cada ronda puedes comprar un recurso, vender otro y usar una vez cada puesto. Los tratos que no hagas no se acumulan.
guide-shopping = Compras
guide-shopping-text =
    Este oro solo puedes gastarlo ahora, en recursos a los precios del mercader. Lo que sobre se pierde.
guide-acquisition = Toma una misión
guide-acquisition-text =
    Debes cubrir su primer paso esta ronda, o la misión fracasa y cuesta 3 de prestigio. Compara la fuerza del recuadro oscuro con lo que puedes forjar. También puedes renunciar.
guide-solo_acquisition = Toma una misión
guide-solo_acquisition-text =
    Debes tomar una cada ronda, y ninguna puede fracasar nunca. Empieza por las cortas y fáciles, y guarda aventureros y metal para las rondas siguientes.
guide-management = Arma a tu gente
guide-management-text =
    Cada misión debe quedar cubierta cada ronda: necesita la fuerza de su recuadro oscuro, y 3 más por cada tipo de arma exigido que te falte. Arrastra un diseño y un aventurero a una misión, o deja que «Sugerir» encuentre lo más barato.
guide-rewards = Cobra recompensas
guide-rewards-text =
    Cada misión avanza un paso. Tú eliges el orden, que importa cuando la recompensa de una ayuda a la siguiente.
guide-level = Reparte niveles
guide-level-text =
    Una misión completada da un nivel por tramo, como mucho uno a cada aventurero que haya en ella. Los niveles también cuentan al final.
guide-title = Un título de campeón
guide-title-text =
    En el nivel 4 se gana un título para el resto de la partida. Tu gremio puede tener cada título una sola vez.
guide-market_card = Una carta gratis
guide-market_card-text =
    Toma cualquier carta de los descartes del mercado. Una carta de un solo uso surte efecto al momento; los diseños y las cartas de mejora se quedan contigo y cuentan al final.
