import RulePages
import SampleModules
import Stage
import TerminalText
import Testing
import Traces

@testable import CollaborationRules
@testable import Lab

@Suite struct RoleGuideTests {
  @Test func `is written for every role, and a page for every architecture`() {
    let roles = PageSection.all(of: "roles")
    #expect(roles.count > 10)
    #expect(roles.filter { $0.paragraphs.count != 2 }.map(\.heading) == [])
    let headings = PageSection.all(of: "architectures").map(\.heading)
    #expect(ArchitecturePage.all.map(\.architecture.name) == headings)
    #expect(ArchitecturePage.all.filter { $0.parts.count < 3 }.map(\.architecture.name) == [])
  }

  @Test(arguments: RoleGuide.all.keys.filter { $0.contains(" ") }.sorted())
  func `names only roles of its architecture`(key: String) throws {
    let words = key.split(separator: " ").map(String.init)
    // A migration has the roles of both its architectures.
    let tables = try words[1].replacing("-to-", with: " ").split(separator: " ").map { name in
      let architecture = try #require(Architecture.known.first { $0.name == name })
      return try #require(architecture.layers ?? LayerTable.named(architecture.name))
    }
    let roles = tables.flatMap(\.routes).flatMap { [$0.sender] + $0.receivers }.map(\.name)
    let guide = try #require(RoleGuide.to(.named(words[0]), in: words[1]))
    let named = guide.sentences.split { !$0.isLetter }.map(String.init)
    #expect(Set(named).intersection(RoleGuide.names).isSubset(of: roles))
    #expect(RoleGuide.names.contains(words[0]))
    #expect(guide.brief != guide.sentences && guide.sentences.hasSuffix("."))
  }

  @Test(arguments: Samples.modules.map(\.name))
  func `says of a Router that it made the others where its code does`(name: String) throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    for variant in module.variants {
      let list = ModuleOverview(of: LoadedModule(replaying: Run(module, variant)))
      for line in list.lines where line.role == "Router" {
        let file = try #require(variant.sources.first { $0.name == "\(line.type).swift" })
        let makes = file.lines.contains { $0.contains("static func ") }
        #expect(line.brief.hasPrefix("made the others") == makes, "\(variant.title)")
      }
    }
  }
}

/// `explain families`: drawings that are computed from layer tables.
@Suite struct FamiliesTests {
  private let toy = LayerTable(
    title: "Toy",
    routes: [
      LayerTable.Route(.view, .presenter), LayerTable.Route(.presenter, .view, .store, .router),
      LayerTable.Route(.store, .presenter), LayerTable.Route(.router, .view),
    ],
    holds: [
      LayerTable.Route(.view, .presenter), LayerTable.Route(.presenter, .router, .store),
      LayerTable.Route(.router, .router),
    ],
    shows: ""
  )

  @Test func `draws a new table without further work`() {
    let text = FamiliesPage(tables: [toy]).text(Settings()).plain
    #expect(
      text.contains(
        """
        Toy
        View
        ┗◄━► Presenter
            ┣━━► Router
            ┃   ┗━━► another Router
            ┗◄━► Store
        Router ┄┄► View
        tap   View→Presenter→Store
        data  Store→Presenter→View

        explain NAME  tells more of one: toy.
        """
      )
    )
    #expect(
      FamiliesPage(tables: [toy]).text(Settings(isPlain: true)).plain.hasPrefix(
        "Toy: View holds Presenter, and is told by Presenter. Presenter holds Router and Store, and is "
          + "told by Store. Router holds Router. Router may tell View, without a strong reference. A tap "
          + "goes View, Presenter, Store. Data goes Store, Presenter, View.\n"
      )
    )
  }

  @Test func `draws all architectures within the width, by any characters`() {
    for width in [40, 60, 80, 160] {
      let text = FamiliesPage().text(Settings(width: width))
      #expect(text.lines.allSatisfy { $0.displayWidth <= width })
      for table in LayerTable.all { #expect(text.plain.contains(table.title)) }
    }
    let ascii = FamiliesPage().text(Settings(isASCII: true))
    #expect(ascii.plain.allSatisfy { $0.isASCII })
    #expect(ascii.lines.count <= 60)
  }

  @Test(arguments: LayerTable.all)
  func `shows each permitted pair of roles once`(table: LayerTable) {
    let links = table.links.flatMap { link in
      link.receivers.flatMap { receiver in
        [[link.sender, receiver]] + (link.isMutual ? [[receiver, link.sender]] : [])
      }
    }
    let held = table.holds.flatMap { route in
      route.receivers.flatMap { [[route.sender, $0], [$0, route.sender]] }
    }
    let permitted = table.routes.flatMap { route in route.receivers.map { [route.sender, $0] } }
    #expect(Set(links).count == links.count)
    #expect(Set(links) == Set(permitted).subtracting(held))
    #expect(table.request.first == .view && table.response.last == .view)
    #expect(table.response.first == table.request.last)
  }
}
