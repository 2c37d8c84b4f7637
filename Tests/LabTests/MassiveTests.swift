import Stage
import TerminalText
import Testing

@testable import Lab

/// The massive view controller at the prompt, where it is available by name only.
@Suite struct MassiveTests {
  private let session = Session()

  @Test func `plays and shows its source`() async {
    #expect(await session.last("load products massive", "play back").contains("iPhone 16 Pro"))
    let source = await session.last("source controller")
    #expect(source.contains("dollars.insert"))
  }

  @Test(arguments: ["compare products", "compare products all", "metrics", "compare"])
  func `is in no table unless it is named`(line: String) async {
    #expect(await !session.last("load products massive", line).contains("Massive"))
  }

  @Test func `says that no change request was carried out in it`() async {
    let text = await session.last("compare products massive changes")
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.hasSuffix("\nNo change request was carried out in Massive MVC.\n"))
    let both = await session.last("compare products massive mvc changes")
    #expect(both.contains("files touched") && both.contains("out in Massive MVC.\n"))
  }

  @Test func `is compared where it is named`() async {
    let text = await session.last("load products massive", "compare massive mvc source")
    #expect(text.contains("Massive MVC"))
    #expect(!text.contains("leave out the defects"))
    #expect(await session.last("compare").contains("leave out the defects"))
  }

  @Test func `has no figures of a suite that is not its own`() async throws {
    let text = await session.last("compare products massive mvc tests --json")
    #expect(text.ranges(of: "ProductStoreProtocol: ProductStoreStub").count == 1)
  }

  @Test func `is completed, refused and explained by its name`() async {
    #expect(session.completions(of: "load products ma").words == ["massive"])
    #expect(session.completions(of: "compare products mas").words == ["massive"])
    #expect(await session.last("load products massiv").contains("mvvm, mvc, rpvc, massive"))
    for word in ["explain massive", "help massive"] {
      let text = await session.last(word).replacing("\n", with: " ")
      #expect(text.contains("a warning, not a fair MVC"))
    }
  }

  @Test func `is loaded again by the words that a transcript holds`() async {
    _ = await session.last("load products massive --given empty")
    let run = session.loaded?.run
    #expect(run?.loadCommand(given: "empty") == "load products massive --given empty")
  }
}
