### The guide: a few words for whoever plays a first game, on what to do at each kind of decision and what
### to think of.

# A title of about 20 letters over a text of up to 280 letters, in a column at the side; all of them also
# follow each other on a sheet. Those of `solo_…` stand for the plain ones in solo games.
guide-wealth = Elige tu riqueza
guide-wealth-text =
    Quédate con dos cartas. El metal arma tus primeras misiones, el oro compra en el mercado. Mira las misiones de la mesa: el número del recuadro oscuro es la fuerza que necesita un paso.
guide-wealth_raise = Elige quién sube de nivel
guide-wealth_raise-text =
    El nivel 2 maneja hachas, lanzas y mazas; el nivel 3, también los diseños únicos. Un aventurero fuerte desde el principio suele valer más que dos que pueden poco.
guide-placement = Coloca tus capataces
guide-placement-text =
    Cada movimiento deja un obrero en la casilla que dejó el capataz, y da lo que hay en ella. Así que ponte sobre lo que quieras primero, con líneas libres para moverte.
guide-solo_placement = Coloca a todos
guide-solo_placement-text =
    Colocas tus capataces y los de los dos colores autómatas. Mantén a los demás lejos de las casillas que quieres, pero lo bastante cerca para que dejen obreros que saltar.
guide-mine = Mueve un capataz
guide-mine-text =
    En línea recta por casillas vacías, o sobre una fila de obreros hasta la casilla de detrás. La casilla que dejas da lo suyo, y también cada obrero saltado. Tus propios obreros desertan si los saltas. Con pocos obreros vas antes en el orden.
guide-solo_mine = Mueve un capataz
guide-solo_mine-text =
    En línea recta por casillas vacías, o sobre una fila de obreros hasta la casilla de detrás. Los obreros de otros colores pasan a ser tuyos y te dan recursos; los que ya lo eran dejan la mina cuando los saltas.
guide-mine_second = ¿Otro movimiento?
guide-mine_second-text =
    El primer gremio en el orden puede mover una vez más. Te cuesta tu lugar: serás el último en el próximo orden.
guide-solo_mine_second = Otro movimiento
guide-solo_mine_second-text =
    Vas primero, así que puedes mover una vez más. En solitario eso no cuesta nada.
guide-automated_tie = Elige por el autómata
guide-automated_tie-text =
    Este color salta tantos obreros ajenos como puede. Si varios movimientos son igual de buenos, eliges tú: deja los obreros que quieras saltar después.
guide-overseer_move = Un movimiento gratis
guide-overseer_move-text =
    Mueve uno de tus capataces como en la fase de mina, con todo lo que da. Puedes renunciar.
guide-worker_move = Mueve un obrero
guide-worker_move-text =
    Quita de la mina cualquier obrero, o ponlo, con su color, en una casilla vacía. Cinco de un color juntos van a la huelga y se marchan; puede ser justo lo que quieres.
guide-market = Una acción
guide-market-text =
    Cada gremio hace aquí una acción, o pasa a cambio de oro. Los diseños dan armas; el Cuartel, más y mejores aventureros; el Camino hace avanzar un paso una misión. Lo que está atenuado dice por qué cuando lo señalas.
guide-market_last = El último mercado
guide-market_last-text =
    No quedan cartas. En su lugar, la Herrería y el Bazar venden bonificaciones para el recuento final: elige la que cuente lo que más tienes.
guide-solo_market = Dos acciones
guide-solo_market-text =
    Aquí actúas dos veces, en dos espacios distintos; solo el Camino y el Escribano se pueden usar dos veces. Pasar da oro cada vez.
guide-trade_window = Últimos tratos
guide-trade_window-text =
    Cada ronda tienes una compra y una venta con el mercader, y un uso de cada puesto. No se guardan para después.
guide-shopping = Compras
guide-shopping-text =
    Este oro solo se puede gastar ahora, en recursos a los precios del mercader. Lo que sobre se pierde.
guide-acquisition = Toma una misión
guide-acquisition-text =
    Su primer paso debe quedar cubierto esta misma ronda, o fracasa y cuesta 3 de prestigio. Compara la fuerza del recuadro oscuro con lo que puedes forjar. Nadie está obligado a tomar una.
guide-solo_acquisition = Toma una misión
guide-solo_acquisition-text =
    Debes tomar una cada ronda, y ninguna puede fracasar nunca. Primero las cortas y fáciles; guarda aventureros y metal para las rondas que vienen.
guide-management = Arma a tu gente
guide-management-text =
    Cada misión debe quedar cubierta cada ronda: la fuerza del recuadro oscuro, y 3 más por cada tipo de arma que falte. Arrastra un diseño y un aventurero a una misión, o deja que «Sugerir» halle la forma más barata.
guide-rewards = Cobra recompensas
guide-rewards-text =
    Cada misión avanza un paso. Tú eliges el orden, que importa cuando una recompensa le sirve a la misión siguiente.
guide-level = Niveles para valientes
guide-level-text =
    Una misión completada da tantos niveles como tramos tenía, uno como mucho a cada aventurero que estuvo en ella. Los niveles también cuentan al final.
guide-title = Un título de campeón
guide-title-text =
    El nivel 4 gana un título para el resto de la partida. Cada título existe una sola vez en tu gremio.
guide-market_card = Una carta gratis
guide-market_card-text =
    Cualquier carta de los descartes del mercado es tuya. Las de un solo uso actúan al momento; los diseños y las cartas de mejora se quedan contigo y cuentan al final.
