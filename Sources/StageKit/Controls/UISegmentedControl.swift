import Stage

/// A choice among a few: the one that is chosen is a text, the others are buttons.
open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  public static let noSegment = -1

  private var titles: [String] = [] {
    didSet { draw() }
  }

  /// Which segment is chosen, from 0.
  public var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { draw() }
  }

  /// Makes a choice among what texts say; pictures have no name here.
  public convenience init(items: [Any]?) {
    self.init()
    titles = (items ?? []).map { $0 as? String ?? "" }
    draw()
  }

  /// How many segments there are.
  public var numberOfSegments: Int { titles.count }

  /// What a segment says.
  public func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Puts a text on a segment.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    titles[segment] = title ?? ""
  }

  /// Puts in a segment.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
  }

  /// Takes away all segments.
  public func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  private func draw() {
    faces = titles.enumerated().map { index, title in
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
