import Observation
import Synchronization

/// The observation of the properties that one call of `updateProperties()` has read, until the first of them changes.
///
/// A property of an `@Observable` object may change on any thread.
final class PropertyObservation: Sendable {
  let isOver = Atomic(false)
}

extension ViewController {
  /// Lets the stage call `updateProperties()` before it draws the screen again.
  public func setNeedsUpdateProperties() { observation = nil }

  var needsUpdateProperties: Bool {
    observation?.isOver.load(ordering: .acquiring) ?? true
  }

  /// Runs `update`, which calls `updateProperties()`, and observes the properties that it reads instead of those read before.
  func observeProperties(readBy update: () -> Void) {
    let observation = PropertyObservation()
    self.observation = observation
    withObservationTracking(update) { observation.isOver.store(true, ordering: .releasing) }
  }
}

extension HeadlessStage {
  /// Calls `updateProperties()` of each visible controller that has read a property that changed since; returns whether there was one.
  func updateChangedProperties() -> Bool {
    let visible = shownContainers + (shown?.family ?? []) + overlays.flatMap(\.family)
    let due = visible.filter { $0.isViewLoaded && $0.needsUpdateProperties && !($0 is any Alert) }
    var hasUpdated = false
    for controller in due where allowance.consumeOne() {
      hasUpdated = true
      updateProperties(of: controller)
    }
    return hasUpdated
  }

  func updateProperties(of controller: ViewController) {
    controller.observeProperties {
      call("updateProperties()", on: controller) { controller.updateProperties() }
    }
  }
}
