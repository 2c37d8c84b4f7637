import Stage
import StageKit
import Testing
import Traces

import struct Foundation.IndexPath

/// Screens written for UIKit, drawn and played on a stage.
@Suite struct StageKitTests {
  @Test func `a view has one superview, and a cell is made without arguments`() {
    let (first, second, label) = (UIView(), UIView(), UILabel())
    first.addSubview(label)
    second.addSubview(label)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews.first === label)
    label.removeFromSuperview()
    #expect(second.subviews.isEmpty)
    #expect(UITableViewCell().reuseIdentifier == nil)
  }

  @Test func `two switches are told apart`() throws {
    let stage = try played(screen(UISwitch(), UISwitch()), .press("Switch 2: off"))
    #expect(stage.screen?.buttons == ["Switch 1: off", "Switch 2: on"])
  }

  @Test func `a search bar reports typed text and its keys`() throws {
    final class Listener: UISearchBarDelegate {
      var heard: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        heard.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    }
    let (listener, bar) = (Listener(), UISearchBar())
    bar.delegate = listener
    bar.showsCancelButton = true
    _ = try played(screen(bar), .type("tea", into: "Search"), .press("Search"), .press("Cancel"))
    #expect(listener.heard == ["tea", "search", "cancel"])
  }

  @Test func `a return key with a word of its own is pressed`() throws {
    final class Listener: UITextFieldDelegate {
      var heard: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append(textField.text ?? "") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        heard.append("return")
        return true
      }
    }
    let (listener, field) = (Listener(), UITextField())
    field.delegate = listener
    field.returnKeyType = .done
    _ = try played(screen(field), .type("tea", into: "Field 1"), .press("Done"))
    #expect(listener.heard == ["tea", "return"])
  }

  @Test func `a text is typed into or read`() throws {
    let (written, read) = (UITextView(), UITextView())
    read.text = "Thanks"
    read.isEditable = false
    let stage = try played(screen(written, read), .type("tea", into: "Field 1"))
    #expect(written.text == "tea")
    #expect(stage.screen?.lines == [.field("Field 1", "tea"), .text("Thanks")])
  }

  @Test func `a list shows the views behind, above and below its rows`() throws {
    let list = UITableView(frame: .zero, style: .plain)
    let (empty, footer) = (UILabel(), UILabel())
    empty.text = "Nothing yet"
    footer.text = "Ask us"
    list.backgroundView = empty
    list.tableFooterView = footer
    #expect(try played(screen(list)).screen?.lines == [.text("Nothing yet"), .text("Ask us")])
  }
}

/// A list of sections with headers and footers.
private final class Sections: UITableViewController {
  var counts = [1, 0, 2]
  var taps: [IndexPath] = []

  override func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { "Above \(section)" }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { section == 1 ? nil : "Below \(section)" }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    taps.append(indexPath)
    counts = [0]
    tableView.reloadData()
  }
}

extension StageKitTests {
  @Test func `sections have texts above and below their rows`() throws {
    let list = Sections(style: .grouped)
    let stage = try played(list)
    #expect(
      stage.screen?.lines == [
        .text("Above 0"), .row("", ""), .text("Below 0"), .text("Above 1"), .text("Above 2"),
        .row("", ""), .row("", ""), .text("Below 2"),
      ]
    )
    try stage.perform(.tap(row: 3))
    #expect(list.taps.map(\.section) == [2])
    #expect(stage.screen?.lines == [.text("Above 0"), .text("Below 0")])
  }
}

// MARK: - Presented screens

/// A page that is covered and dismissed by its buttons.
private final class CoveredPage: Page {
  override func viewDidLoad() {
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Over") { [weak self] _ in self?.cover() })
    )
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Done") { [weak self] _ in self?.leave() })
    )
  }

  private func cover() {
    let form = UINavigationController(rootViewController: CoveredPage("Form", log))
    present(form, animated: true, completion: nil)
  }

  private func leave() { dismiss(animated: true) }
}

extension StageKitTests {
  @Test(arguments: [Action.press("Done"), .back])
  func `a stack of screens over another comes and goes`(_ leaving: Action) throws {
    let log = Page.Log()
    let stage = try played(CoveredPage("List", log), .press("Over"))
    #expect(stage.screen?.title == "Form")
    try stage.perform(leaving)
    #expect(stage.screen?.title == "List")
    #expect(log.lines == ["List appears", "Form appears", "Form goes"])
  }
}
