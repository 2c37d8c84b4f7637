import Stage

extension UIView {
  /// The recognisers of gestures on this view; nil if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach(removeGestureRecognizer)
      newValue?.forEach(addGestureRecognizer)
    }
  }

  /// Adds a recogniser to this view, and removes it from its previous view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    recognizers.append(gestureRecognizer)
    drawGestures()
  }

  /// Removes a recogniser from this view; has no effect if it was not added to this view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    gestureRecognizer.view = nil
    recognizers.removeAll { $0 === gestureRecognizer }
    drawGestures()
  }

  var root: UIView { superview?.root ?? self }

  /// Draws one button for each gesture that this view's recognisers recognise, in the place of the former buttons.
  func drawGestures() {
    gestureButtons = recognizers.flatMap { recognizer in
      recognizer.gestures.map { gesture in
        Button(named: { [weak self] in
          [self?.gestureName ?? "", gesture].filter { !$0.isEmpty }.joined(separator: ": ")
        }) { [weak recognizer] in recognizer?.recognize() }
      }
    }
  }

  private var gestureName: String {
    if let ownGestureName { return ownGestureName }
    let nameless = root.visible(UIView.self).filter {
      !$0.gestureButtons.isEmpty && $0.ownGestureName == nil
    }
    return "View \((nameless.firstIndex { $0 === self } ?? 0) + 1)"
  }

  private var ownGestureName: String? { accessibilityLabel ?? (self as? UILabel)?.text }
}
