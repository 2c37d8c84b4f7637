import Stage
import TraceRecording

protocol ShopListenerProtocol: AnyObject {
  func wasTapped(_ name: String)
}

/// A screen with a table, a button and a label, for tests of the stage.
@Role(.controller)
final class ShopViewController: ViewController, TableViewDataSource, TableViewDelegate {
  var listener: ShopListenerProtocol?

  let names: [String]
  let tableView = TableView()
  let label = Label()

  init(names: [String]) {
    self.names = names
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(label)
    view.addSubview(Button(title: "Clear all") { [weak self] in self?.label.text = "Cleared" })
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    listener?.wasTapped(names[indexPath.row])
    let page = ViewController()
    page.title = names[indexPath.row]
    navigationController?.pushViewController(page, animated: true)
  }
}

@Role("Listener", as: .presenter)
final class ShopListener: ShopListenerProtocol {
  func wasTapped(_ name: String) {}
}

extension Variant {
  /// Returns the shop with `names` as its rows.
  static func shop(_ names: [String] = ["사과", "Pear"]) -> Variant {
    Variant(.mvc) { _ in
      let controller = ShopViewController(names: names)
      controller.listener = ShopListener()
      return controller
    }
  }
}
