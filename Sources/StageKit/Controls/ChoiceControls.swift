import Stage

/// A switch, drawn as a button such as `Switch 1: off`; an accessibility label replaces `Switch 1`.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  public var isOn = false
  /// The colour while the switch is on; has no effect.
  public var onTintColor: UIColor?

  /// Turns the switch on or off, without performing its actions.
  public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  override func draw() {
    drawnParts = [
      Button(named: { [weak self] in self?.title ?? "" }) { [weak self] in
        guard let self, isEnabled else { return }
        isOn.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    ]
  }

  private var title: String {
    "\(accessibilityLabel ?? "Switch \(number)"): \(isOn ? "on" : "off")"
  }

  /// The position of this switch among the visible switches in the same outermost view, from 1.
  private var number: Int {
    (root.visible(UISwitch.self).firstIndex { $0 === self } ?? 0) + 1
  }
}

/// A choice between segments: the stage draws the chosen segment as a text, the others as buttons.
open class UISegmentedControl: UIControl {
  /// The index that stands for no chosen segment: -1.
  public static let noSegment = -1

  private var titles: [String] = [] {
    didSet { draw() }
  }

  /// The index of the chosen segment, from 0; ``noSegment`` if none is chosen.
  public var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { draw() }
  }

  /// Creates a control with the titles among `items`; an image becomes a segment without a title.
  public convenience init(items: [Any]?) {
    self.init()
    titles = (items ?? []).map { $0 as? String ?? "" }
    draw()
  }

  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// Returns the title of the segment at an index; nil if there is no segment at the index.
  public func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the title of the existing segment `segment`; nil sets an empty title.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    titles[segment] = title ?? ""
  }

  /// Inserts a segment before the segment `segment`, or at the end if there is none; a nil title is empty.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
  }

  /// Removes all segments, so that none is chosen.
  public func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  override func draw() {
    drawnParts = titles.enumerated().map { index, title in
      if index == selectedSegmentIndex { return Label(text: "\(title) (chosen)") }
      return Button(title: title) { [weak self] in self?.choose(index) }
    }
  }

  private func choose(_ segment: Int) {
    guard isEnabled else { return }
    selectedSegmentIndex = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
