import Traces

/// Builds a trace row by row, as a recorder would.
struct Story {
  private(set) var events: [Event] = []
  var lanes: [Participant] = []
  private(set) var number = 0

  var trace: Trace { Trace(lanes: lanes, events: events) }

  @discardableResult
  mutating func row(
    _ kind: Event.Kind,
    _ sender: String?,
    _ receiver: String? = nil,
    _ message: Message? = nil,
    in cause: Int? = nil,
    change: (inout Event) -> Void = { _ in }
  ) -> Int {
    number += 1
    let number = number
    add(kind, sender, receiver, message, in: cause) { event in
      event.number = number
      change(&event)
    }
    return number
  }

  mutating func add(
    _ kind: Event.Kind,
    _ sender: String? = nil,
    _ receiver: String? = nil,
    _ message: Message? = nil,
    in cause: Int? = nil,
    change: (inout Event) -> Void = { _ in }
  ) {
    var event = Event(
      kind,
      order: events.count,
      from: sender.map { Participant(named: $0) },
      to: receiver.map { Participant(named: $0) },
      message
    )
    event.cause = cause
    change(&event)
    events.append(event)
  }
}

extension Message {
  init(_ name: String, label: String? = nil, _ summary: String) {
    self.init(name, [Argument(label: label, Value(summary))])
  }

  static func plain(_ name: String) -> Message { Message(name, []) }
}

extension Participant {
  static func named(_ names: String) -> [Participant] {
    names.split(separator: " ").map { Participant(named: String($0)) }
  }
}

extension Story {
  static var products: Story {
    var story = Story()
    story.lanes = Participant.named("User View Presenter Interactor Store Router")
    story.add(.created, "User", "View") {
      $0.objects = Participant.named("View Presenter Interactor Router")
    }
    story.row(.action, "User", "View", Message("open")) { $0.text = "calls viewDidLoad" }
    story.add(.stage, nil, "View", .plain("viewDidLoad()"), in: 1)
    story.row(.call, "View", "Presenter", .plain("fetchProducts()"), in: 1)
    story.row(.call, "Presenter", "Interactor", .plain("getProducts()"), in: 2)
    story.row(.call, "Interactor", "Store", .plain("loadProducts()"), in: 3)
    story.row(.return, "Store", "Interactor", .plain("loadProducts()"), in: 4) {
      $0.value = Value("[2 ProductEntity]")
    }
    let fetched = Message("didFetchProducts(_:)", "[2 ProductEntity]")
    story.row(.call, "Interactor", "Presenter", fetched, in: 3)
    story.row(.call, "Presenter", "View", Message("showProducts(_:)", "[2 ProductRow]"), in: 6)
    story.add(.return, "View", "Presenter", Message("showProducts(_:)"), in: 7)
    story.add(.screen, nil, "View") { $0.screen = Screen(title: "Product List") }
    return story
  }

  /// The Products module in VIPER after a tap on the first row, which creates the Detail module.
  static var productsAndDetail: Story {
    var story = Story.products
    let product = #"ProductEntity(id: 1, name: "iPhone 16 Pro", price: 1899.0)"#
    story.row(.action, "User", "View", Message("tap 1")) { $0.text = "didSelectRowAt 0" }
    story.row(.call, "View", "Presenter", Message("didSelectProduct(at:)", label: "at", "0"), in: 8)
    let navigation = Message(text: "navigateToProductDetail(from: View, product: \(product))")
    story.row(.call, "Presenter", "Router", navigation, in: 9)
    story.row(.created, "Router", "Detail.View", in: 10) {
      $0.objects = Participant.named("Detail.View Detail.Presenter Detail.Interactor Detail.Router")
    }
    story.add(.stage, nil, "Detail.View", .plain("viewDidLoad()"), in: 8)
    story.row(.call, "Detail.View", "Detail.Presenter", .plain("viewDidLoad()"), in: 8)
    let row = #"ProductDetailRow(name: "iPhone 16 Pro", price: "$1,899.00")"#
    story.row(.call, "Detail.Presenter", "Detail.View", Message("showProduct(_:)", row), in: 12)
    return story
  }

  /// The Products module with a Presenter whose reference to the Interactor is nil.
  static var nilLink: Story {
    var story = Story()
    story.lanes = Participant.named("User View Presenter Interactor Store Router")
    story.row(.action, "User", "View", Message("open")) { $0.text = "calls viewDidLoad" }
    story.row(.call, "View", "Presenter", .plain("fetchProducts()"), in: 1)
    story.row(.lost, "Presenter", nil, Message("getProducts()"), in: 2) {
      $0.loss = .nil
      $0.seam = Seam("interactor", as: "ProductListInteractorProtocol")
      $0.candidates = ["getProducts()"]
    }
    return story
  }

  static var mvc: Story {
    var story = Story()
    story.row(.action, "User", "Controller", Message("open")) { $0.text = "calls viewDidLoad" }
    story.row(.call, "Controller", "Store", .plain("loadProducts()"), in: 1)
    story.row(.return, "Store", "Controller", .plain("loadProducts()"), in: 2) {
      $0.value = Value("[2 ProductEntity]")
    }
    return story
  }

  /// A trace with one row of every kind, a note, a divider and pauses.
  static var everyKind: Story {
    var story = Story()
    story.add(.divider) { $0.text = "the first part" }
    story.row(.action, "User", "View", Message("tap row 1"))
    story.row(.call, "View", "Presenter", Message("didSelect(_:)", "1"), in: 1)
    story.row(.asyncCall, "Presenter", "Store", Message("fetch(_:)", "1"), in: 2)
    story.row(.reply, "Store", "Presenter", nil, in: 3) {
      $0.value = Value("Item 김치찌개 🍲")
      $0.time = 120
    }
    story.add(.note) {
      $0.text = "now something goes wrong"
      $0.time = 120
    }
    story.row(.call, "Presenter", "Store", Message("load(id:)", label: "id", "9"), in: 2) {
      $0.time = 120
    }
    story.row(.throw, "Store", "Presenter", nil, in: 5) {
      $0.value = Value(".unavailable")
      $0.time = 1620
    }
    story.row(.gone, "User", "View", nil) {
      $0.objects = Participant.named("View")
      $0.time = 1620
    }
    story.row(.lost, "Presenter", "View", Message("show(_:)"), in: 2) {
      $0.loss = .gone
      $0.time = 1620
    }
    story.row(.call, "Presenter", "Presenter", .plain("retry()"), in: 2) { $0.time = 1620 }
    return story
  }
}
