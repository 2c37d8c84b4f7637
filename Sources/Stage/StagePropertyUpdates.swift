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
