import Stage
import TraceRecording

/// Draws how many products there are, as it is published.
@Role(.view)
final class ProductCountView: View {
  private let label = Label()

  override init() {
    super.init()
    addSubview(label)
  }

  func render(_ state: ProductListViewState) {
    label.text = state.count
  }
}
