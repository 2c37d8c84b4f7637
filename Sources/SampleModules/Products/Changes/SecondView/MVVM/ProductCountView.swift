import Stage
import TraceRecording

/// Draws how many products there are.
@Role(.view)
final class ProductCountView: View {
  private let label = Label()

  override init() {
    super.init()
    addSubview(label)
  }

  func show(_ count: String?) {
    label.text = count
  }
}
