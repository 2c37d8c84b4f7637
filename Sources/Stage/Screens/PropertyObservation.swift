import Observation
import TraceRecording

extension ViewController {
  /// Lets the stage call `updateProperties()` before it draws the screen again.
  public func setNeedsUpdateProperties() { hasChangedProperty = nil }

  var needsUpdateProperties: Bool { hasChangedProperty?.locked { $0 } ?? true }
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

  /// Calls `updateProperties()` of a controller, and observes the properties that it reads instead of those read before.
  func updateProperties(of controller: ViewController) {
    let hasChanged = Locked(false)
    controller.hasChangedProperty = hasChanged
    withObservationTracking {
      call("updateProperties()", on: controller) { controller.updateProperties() }
    } onChange: {
      hasChanged.locked { $0 = true }
    }
  }
}
