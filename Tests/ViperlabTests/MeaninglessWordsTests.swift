import Foundation
import TerminalTesting
import Testing

@testable import MeaninglessWords

/// The meaningless words that hide names from a player without prior knowledge.
struct MeaninglessWordsTests {
  private let disguise = Disguise(names: [
    "didFetchProducts", "ProductListPresenter", "load", "openURL",
  ])

  @Test(arguments: [
    "The Presenter asks the Interactor: getProducts() is no message.",
    "viper> source presenter", "VIPER, Views and a View", "load(), load it", "didFetchProducts([])",
    "한글 View – ◄╌╌", "ProductListPresenter.swift:12", "", "loading", "openURL(_:)",
  ])
  func `are translated back to the original words`(text: String) {
    let hidden = disguise.hiding(text)
    #expect(hidden.count == text.count)
    #expect(disguise.revealing(hidden) == text)
  }

  @Test func `tell nothing of roles and methods`() {
    let hidden = disguise.hiding(
      "Presenter presenter VIPER didFetchProducts load() ProductListPresenter"
    )
    for word in ["presenter", "viper", "fetch", "load", "list"] {
      #expect(!hidden.lowercased().contains(word))
    }
    #expect(disguise.hiding("load products") == "load products")
  }

  @Test func `are understood at the prompt`() throws {
    let disguise = Disguise(names: ["ProductListPresenter", "fetchProducts"])
    let samples = repository.appending(path: "Sources/SampleModules/Products/VIPER")
    let terminal = try PseudoTerminal(
      builtProduct("MeaninglessWords"),
      arguments: [builtProduct("viperlab"), samples.path()],
      rows: 80
    )
    let end = String(repeating: "=", count: 80)
    #expect(terminal.wait { $0.text.contains(end) })
    terminal.send("load products; wiring \(disguise.hiding("presenter"))\n")
    #expect(terminal.wait { $0.text.components(separatedBy: end).count > 2 })
    #expect(terminal.screen.text.contains(disguise.hiding("Interactor")))
    #expect(!terminal.screen.text.contains("Interactor"))
    terminal.send("quit\n")
    #expect(terminal.exitStatus() == 0)
  }
}
