import ProductsShared
import Stage

/// Draws how many products there are; nothing for none.
final class ProductCountView: View {
  private let label = Label()
  private let countFormatter = CountFormatter()

  override init() {
    super.init()
    addSubview(label)
  }

  func show(_ count: Int) {
    label.text = count == 0 ? nil : countFormatter.string(from: count)
  }
}
