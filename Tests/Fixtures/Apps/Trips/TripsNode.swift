import FixtureKit
import TraceRecording

// RIBs: a tree of routers with generic base classes, which have no role and keep the references.

protocol TripsRouting: AnyObject {
  func routeToTrip(_ name: String)
  func detachTrip()
}

protocol TripsPresentable: AnyObject {
  var listener: TripsPresentableListener? { get set }
  func show(_ trips: [String])
}

protocol TripsPresentableListener: AnyObject {
  func didSelect(_ index: Int)
}

@Role(.view)
final class TripsViewController: ViewController, TripsPresentable {
  @Unseen weak var listener: TripsPresentableListener?

  func tapRow(_ index: Int) { listener?.didSelect(index) }
  func show(_ trips: [String]) { journal.shows(trips.joined(separator: ", ")) }
}

@Role(.interactor)
final class TripsInteractor: PresentableInteractor<any TripsPresentable>, TripsPresentableListener {
  @Seam weak var router: TripsRouting?
  private var trips = ["Oslo", "Rome"]

  override func didBecomeActive() {
    presenter.listener = self
    journal.says("the screen is a ViewController", presenter is ViewController)
    presenter.show(trips)
  }

  func didSelect(_ index: Int) { router?.routeToTrip(trips[index]) }
}

@Role extension TripsInteractor: TripListener {
  func tripDidCancel(_ name: String) {
    trips.removeAll { $0 == name }
    presenter.show(trips)
    router?.detachTrip()
  }
}

@Role(.router)
final class TripsRouter: ViewableRouter<TripsInteractor, TripsViewController>, TripsRouting {
  private let tripBuilder: any TripBuildable
  private weak var trip: (any TripRouting)?

  init(_ tripBuilder: any TripBuildable) {
    self.tripBuilder = tripBuilder
    let screen = TripsViewController()
    super.init(interactor: TripsInteractor(presenter: screen), screen: screen)
    interactor.router = self
  }

  override func load() { interactor.didBecomeActive() }

  func routeToTrip(_ name: String) {
    let trip = tripBuilder.build(name, listener: interactor)
    self.trip = trip
    attachChild(trip)
  }

  func detachTrip() {
    guard let trip else { return }
    journal.says("the child is the trip", children.first === trip)
    trip.close()
    detachChild(trip)
  }
}

@MainActor final class TripsApp {
  private let root = ViewableRouter<Void, Window>(interactor: (), screen: Window())
  private var trips: TripsRouter? { root.children.first as? TripsRouter }
  private var trip: (any TripRouting)? { trips?.children.first as? any TripRouting }

  static let fixture = Fixture("Trips") { TripsApp().play() }

  private func play() {
    root.attachChild(TripsRouter(TripBuilder()))
    trips?.screen.tapRow(0)
    trip?.controller.pressCancel()
    trips?.screen.tapRow(0)
    if let trips { root.detachChild(trips) }
  }
}
