import TraceRecording

// A module whose protocols have doubles, and whose objects record their own calls.

@Doubled protocol TillViewProtocol: AnyObject {
  var title: String { get set }
  func show(_ sum: Int)
}

@Doubled protocol TillDrawerProtocol: AnyObject {
  var coins: Int { get }
  func count(from start: Int) -> Int
}

@Role(.view) final class TillView: TillViewProtocol {
  var title = ""
  private(set) var shown: [Int] = []

  func show(_ sum: Int) { shown.append(sum) }
}

@Role(.interactor) final class TillDrawer: TillDrawerProtocol {
  let coins = 3

  func count(from start: Int) -> Int { start + 1 }
}

@Role(.presenter) final class TillPresenter {
  weak var view: TillViewProtocol?
  private(set) var drawer: any TillDrawerProtocol

  init(_ drawer: any TillDrawerProtocol) { self.drawer = drawer }

  func open(from start: Int) { view?.show(drawer.count(from: start) + drawer.coins) }
}

protocol TillBellProtocol: AnyObject { func ring() }

/// A Router with a reference to a protocol without doubles.
@Role(.router) final class TillRinger {
  var bell: TillBellProtocol?

  func ring() { bell?.ring() }
}

/// A protocol inside a type, whose doubles no class finds.
enum Shop {
  @Doubled protocol DoorProtocol: AnyObject { func open() }
}

@Role("Porter", as: .router) final class TillPorter {
  var door: (any Shop.DoorProtocol)?

  func open() { door?.open() }
}
