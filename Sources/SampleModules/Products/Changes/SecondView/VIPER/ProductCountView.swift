import Stage
import TraceRecording

/// Draws how many products there are.
@Role(.view)
final class ProductCountView: View, ProductCountViewProtocol {
  private let label = Label()

  override init() {
    super.init()
    addSubview(label)
  }

  // MARK: - ProductCountViewProtocol

  func showCount(_ count: String) {
    label.text = count
  }
}
