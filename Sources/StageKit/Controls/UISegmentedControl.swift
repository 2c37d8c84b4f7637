import Stage

/// A choice between segments; the chosen one is drawn as a text, the others as buttons.
open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  public static let noSegment = -1

  private var titles: [String] = [] {
    didSet { draw() }
  }

  /// The index of the chosen segment, from 0.
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

  /// Returns the title of a segment; nil if there is no such segment.
  public func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the title of a segment.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    titles[segment] = title ?? ""
  }

  /// Inserts a segment.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
  }

  /// Removes all segments.
  public func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  private func draw() {
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
