import FixtureKit

/// The root of the tree, and what its user does.
@MainActor final class TripsApp {
  private let root = ViewableRouter<Void, Window>(interactor: (), screen: Window())
  private var trips: TripsRouter? { root.children.first as? TripsRouter }
  private var trip: (any TripRouting)? { trips?.children.first as? any TripRouting }

  static let fixture = Fixture("Trips") { user in TripsApp().play(user) }

  private func play(_ user: User) {
    user.does("open", on: nil) { root.attachChild(TripsRouter(TripBuilder())) }
    user.does("tap 1", on: trips?.screen) { trips?.screen.tapRow(0) }
    user.does("press cancel", on: trip?.controller) { trip?.controller.pressCancel() }
    user.does("tap 1", on: trips?.screen) { trips?.screen.tapRow(0) }
    if let trips { root.detachChild(trips) }
  }
}
