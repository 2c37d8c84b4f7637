import TerminalText
import Testing

@testable import Lab

/// The texts about weak references, and about objects that are kept alive.
@Suite struct ReferenceWordsTests {
  @Test func `says of an unowned reference that it does not become nil`() async {
    let text = await Session().last(
      "load products --as-published",
      "inject unowned-view",
      "open",
      "close",
      "wiring"
    )
    #expect(text.contains("Presenter.view       ╌╌► View, which is gone"))
    #expect(text.contains("Presenter.view: unowned, never nil."))
    #expect(!text.contains("nil (View is gone)"))
  }

  @Test func `says who stays with the screen that is open`() async {
    let text = await Session().last(
      "load profile rpvc --given cached",
      "inject child-kept",
      "open",
      "wait",
      "press \"Edit name\"",
      "back",
      "leaks"
    )
    #expect(text.contains("Coordinator stays with the screen that is open"))
    #expect(!text.contains("unseen"))
  }

  @Test func `shows all methods of one name`() async {
    let text = await Session().last(
      "load products --as-published",
      "source ProductListViewController.tableView"
    )
    #expect(text.contains("numberOfRowsInSection"))
    #expect(text.contains("cellForRowAt"))
  }

  @Test func `shows the code of a role that is no object`() async {
    #expect(
      await Session().last("load about viper", "source router").contains("enum AboutRouter {")
    )
  }
}
