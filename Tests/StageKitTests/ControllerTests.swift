import Stage
import StageKit
import Testing
import Traces

/// Subclasses with the initializers of UIKit.
private class Plain: UIViewController { let number = 1 }

private final class Root: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Both: UIViewController {
  let isMadeByName: Bool

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    isMadeByName = true
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    isMadeByName = false
    super.init(coder: coder)
  }
}

private final class Tabs: UITabBarController, UITabBarControllerDelegate {
  let log = Page.Log()

  override func viewDidLoad() {
    super.viewDidLoad()
    log.lines.append("loaded")
    delegate = self
    viewControllers = ["One", "Two", "Three"].map { Page($0, log) }
  }

  override func viewDidAppear(_ animated: Bool) { log.lines.append("tabs appear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("tabs go") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { viewController.title != "Three" }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { log.lines.append("chose \(viewController.title ?? "")") }
}

@Suite struct ControllerTests {
  @Test func `a controller is made as in UIKit`() {
    #expect(Plain().number == 1)
    #expect(Root().title == nil)
    #expect(Both().isMadeByName)
    #expect(Both(nibName: nil, bundle: nil).isMadeByName)
    let list = UITableViewController()
    #expect(list.tableView.dataSource === list)
  }

  @Test func `a single controller gets its own stack`() throws {
    let root = Root()
    let stage = try played(root)
    #expect(root.navigationController?.viewControllers.first === root)
    root.navigationController?.pushViewController(Both(nibName: nil, bundle: nil), animated: true)
    try stage.perform(.back)
    #expect(root.navigationController?.topViewController === root)
  }

  @Test func `a child is inside its parent, and what it presents lies over the stack`() throws {
    let (outer, child, over) = (Root(), Root(), Root())
    over.title = "Over"
    let stack = UINavigationController(rootViewController: outer)
    outer.addChild(child)
    #expect(outer.parent === stack)
    #expect(child.parent === outer)
    #expect(outer.children.first === child)
    #expect(child.navigationController === stack)
    child.present(over, animated: true)
    let stage = try played(stack)
    #expect(stage.screen?.title == "Over")
    #expect(over.presentingViewController === child)
    over.dismiss(animated: true)
    #expect(child.presentedViewController == nil)
  }

  @Test func `tabs receive the life cycle calls`() throws {
    let tabs = Tabs()
    let stage = try played(tabs)
    #expect(tabs.log.lines == ["loaded", "One appears", "tabs appear"])
    #expect(stage.screen?.lines == [.text("One (chosen)"), .button("Two"), .button("Three")])
    tabs.log.lines = []
    try stage.perform(.press("Three"))
    try stage.perform(.press("two"))
    #expect(tabs.log.lines == ["chose Two", "Two appears", "One goes"])
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController?.title == "Two")
    #expect(tabs.selectedViewController?.tabBarController === tabs)
    tabs.log.lines = []
    try stage.perform(.close)
    #expect(tabs.log.lines == ["Two goes", "tabs go"])
  }

  @Test func `a screen that lies over tabs hides them`() throws {
    let tabs = Tabs()
    let stage = try played(tabs)
    let over = Root()
    over.title = "Over"
    tabs.present(over, animated: true)
    try stage.perform(.wait(milliseconds: 1))
    #expect(stage.screen == Screen(title: "Over"))
    try stage.perform(.back)
    #expect(stage.screen?.title == "One")
  }

  @Test func `a modal sheet stays until it may be dismissed`() throws {
    let (below, sheet) = (Root(), Root())
    sheet.title = "Draft"
    sheet.isModalInPresentation = true
    let stage = try played(below)
    below.present(sheet, animated: true)
    let error = #expect(throws: StageError.self) { try stage.perform(.back) }
    #expect(error?.description.hasPrefix("Draft cannot be swiped away") == true)
    sheet.isModalInPresentation = false
    try stage.perform(.back)
    #expect(below.presentedViewController == nil)
  }

  @Test func `detents are those of sheets`() {
    let controller = Root()
    #expect(controller.sheetPresentationController === controller.presentationController)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
  }

  @Test func `buttons of the bar stay when a list controller replaces its view`() throws {
    let list = UITableViewController(style: .plain)
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    #expect(!list.isViewLoaded)
    list.view = list.tableView
    #expect(try played(list).screen?.lines == [.field("Search"), .button("Edit"), .button("Add")])
    list.navigationItem.rightBarButtonItem = nil
    #expect(try played(list).screen?.buttons == ["Edit"])
  }

  @Test
  func `controllers and views are equal only to themselves`() {
    let (one, other) = (TitledController(), TitledController())
    #expect([one, other].firstIndex(of: other) == 1)
    #expect(one.title == "Titled")
    let (field, next) = (UITextField(), UITextField())
    #expect(field == field && field != next && Set([field, next]).count == 2)
  }
}

private final class TitledController: UIViewController {
  override var title: String? {
    get { "Titled" }
    set {}
  }
}
