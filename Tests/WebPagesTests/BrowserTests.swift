import Foundation
import Lab
import SampleModules
import TerminalText
import TestSupport
import Testing
import Traces

@testable import WebPages

/// Pages in a browser: keys, clicks and addresses, without a script, narrow, in both colour schemes.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "Chromium and its driver are not installed"))
struct BrowserTests {
  private static let todos = Session(modules: Samples.modules)
    .report(on: ["todos", "viper"], as: .html).text.plain
  private static let comparison = Session(modules: Samples.modules)
    .comparisonPage(of: "todos", ["edit"]).text.plain
  private static let pages = ["todos": todos, "comparison": comparison]

  @Test func `steps through a conversation by keys`() async throws {
    try await Browser.run(Self.todos, at: "delete/12") { browser in
      #expect(try await browser.currentRow == "delete/12")
      let walk: [(key: String, row: String)] = [
        (Browser.Key.right, "delete/13"), (Browser.Key.left, "delete/12"),
        (Browser.Key.up, "delete/8"), (Browser.Key.up, "delete/1"), (Browser.Key.down, "delete/8"),
        (Browser.Key.end, "delete/19"), (Browser.Key.right, "delete/19"),
        (Browser.Key.home, "delete/1"), (Browser.Key.left, "delete/1"),
      ]
      for (key, row) in walk {
        try await browser.press(key)
        #expect(try await browser.currentRow == row)
      }
      #expect(try await browser.reaches("location.hash === '#delete/1'"))
      #expect(try await browser.consoleMessages() == [])
    }
  }

  @Test func `goes where a click points, and finds words`() async throws {
    try await Browser.run(Self.todos, at: "delete") { browser in
      try await browser.click("[id='delete/5'] .n")
      #expect(try await browser.currentRow == "delete/5")
      try await browser.click("section.shown .lanes [data-role=store] a")
      #expect(try await browser.currentRow.hasPrefix("delete/"))
      try await browser.press("/")
      try await browser.press("didRemoveTodo")
      try await browser.press(Browser.Key.enter)
      #expect(try await browser.currentRow == "delete/12")
      try await browser.press(Browser.Key.escape)
      try await browser.click("nav a[href='#edit']")
      #expect(try await browser.value(of: "document.querySelector('section.shown').id") == "edit")
      #expect(try await browser.consoleMessages() == [])
    }
  }

  @Test func `shows the state at the current row`() async throws {
    try await Browser.run(Self.todos, at: "delete/12") { browser in
      let panel = try await browser.text(of: "section.shown .panel")
      #expect(panel.contains("Presenter.didRemoveTodo(_:)"))
      #expect(panel.contains("TodoListInteractor.swift:"))
      #expect(panel.contains("Focus") && panel.contains("Value"))
      try await browser.press(Browser.Key.end)
      let end = try await browser.text(of: "section.shown .panel")
      #expect(end.contains("Nothing is on the screen"))
    }
  }

  @Test func `says that an address is unknown, and shows the first conversation`() async throws {
    try await Browser.run { browser in
      try await browser.open(Self.todos, at: "no-such/7")
      #expect(try await browser.value(of: "document.querySelector('section.shown').id") == "open")
      #expect(try await browser.text(of: ".notice").contains("#no-such/7"))
    }
  }

  @Test func `steps through all architectures at once`() async throws {
    try await Browser.run(Self.comparison, width: 1400) { browser in
      let shown = "[...document.querySelectorAll('.action.now h3')].map(e => e.textContent).join()"
      #expect(try await browser.value(of: shown) == "open,open,open,open")
      try await browser.press(Browser.Key.right)
      #expect(try await browser.value(of: shown) == "tap 2,tap 2,tap 2,tap 2")
      try await browser.press(Browser.Key.end)
      #expect(try await browser.value(of: shown).hasPrefix("confirm,"))
      #expect(try await browser.consoleMessages() == [])
    }
  }

  @Test func `is readable from top to bottom without a script`() async throws {
    try await Browser.run(hasScript: false) { browser in
      try await browser.open(Self.todos)
      // On paper the whole page is laid out, on a screen only what is near the window.
      _ = try await browser.command("Emulation.setEmulatedMedia", ["media": "print"])
      let text = try await browser.text(of: "body")
      #expect(ReadPage(Self.todos).rows.map(\.sentence).filter { !text.contains($0) } == [])
      #expect(text.contains("View holds Presenter strongly, as presenter."))
    }
  }

  @Test(arguments: ["todos", "comparison"])
  func `names every control`(name: String) async throws {
    try await Browser.run(#require(Self.pages[name])) { browser in
      let controls = try await browser.accessibleControls()
      #expect(controls.count > 5)
      #expect(controls.filter { $0.name.isEmpty }.map(\.role) == [])
    }
  }

  @Test(arguments: ["todos", "comparison"])
  func `fits into 360 pixels`(name: String) async throws {
    try await Browser.run { browser in
      let size: [String: Any] = [
        "width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": true,
      ]
      _ = try await browser.command("Emulation.setDeviceMetricsOverride", size)
      try await browser.open(#require(Self.pages[name]), at: "edit/12")
      let width = try await browser.value(of: "document.documentElement.scrollWidth")
      #expect(Int(width) == 360)
    }
  }

  @Test(arguments: ["light", "dark"], ["todos", "comparison"])
  func `has enough contrast`(scheme: String, name: String) async throws {
    try await Browser.run { browser in
      let features = [["name": "prefers-color-scheme", "value": scheme]]
      _ = try await browser.command("Emulation.setEmulatedMedia", ["features": features])
      try await browser.open(#require(Self.pages[name]), at: "edit/12")
      let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "contrast.js"
      )
      let found = try await browser.value(of: String(contentsOf: script, encoding: .utf8))
      #expect(found == "")
    }
  }

  @Test func `shows every damaged input as text`() async throws {
    try await Browser.run { browser in
      for text in Effort.cases(damagedTexts) {
        let trace = Trace(events: [Event(.call, number: 1, to: .user, Message(text: text))])
        var conversation = WebConversation(text, title: text, trace)
        conversation.introduction = [text]
        try await browser.open(WebPage(text, lead: text, [conversation]).text)
        #expect(try await browser.consoleMessages() == [], "\(text.prefix(80))")
        #expect(try await browser.value(of: "document.querySelectorAll('script').length") == "1")
      }
    }
  }

  /// The inputs of the fuzz tests as texts, and some that try to leave an element or an attribute.
  private var damagedTexts: [String] {
    let hostile = [
      "</script><script>alert(1)</script>", "\" onload=\"alert(1)", "<img src=http://x.invalid/a>",
      "--><b>", "]]>", "\u{202E}abc\u{0}\u{7F}", "&lt;script&gt;", "%3Cscript%3E", "//x.invalid",
    ]
    return hostile + Fuzzing.inputs.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Browser {
  fileprivate var currentRow: String {
    get async throws { try await value(of: "document.querySelector('li.current')?.id") }
  }

  fileprivate func text(of selector: String) async throws -> String {
    try await value(of: "document.querySelector('\(selector)').innerText")
  }

  fileprivate func reaches(_ condition: String) async throws -> Bool {
    for _ in 0..<2000 where try await value(of: condition) == "true" { return true }
    return false
  }

  fileprivate func accessibleControls() async throws -> [(role: String, name: String)] {
    let roles = ["button", "link", "searchbox", "textbox", "checkbox", "combobox"]
    let tree = try await command("Accessibility.getFullAXTree") as? [String: Any]
    let nodes = tree?["nodes"] as? [[String: Any]] ?? []
    return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
      let text = { (key: String) in ((node[key] as? [String: Any])?["value"] as? String) ?? "" }
      return (text("role"), text("name"))
    }.filter { roles.contains($0.0) }
  }
}
