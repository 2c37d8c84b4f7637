import TerminalText
import Testing
import Traces

@testable import CollaborationRules
@testable import Lab

/// `explain families`: drawings that are computed from layer tables.
@Suite struct FamiliesTests {
  /// A table that is part of no list.
  private let toy = LayerTable(
    name: "toy",
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
  }

  @Test func `says a new table in sentences for a screen reader`() {
    let text = FamiliesPage(tables: [toy]).text(Settings(isPlain: true)).plain
    #expect(
      text.hasPrefix(
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

  @Test(arguments: LayerTable.all) func `shows each permitted pair of roles once`(
    table: LayerTable
  ) {
    let graph = FamilyGraph(table: table)
    let links = graph.links.flatMap { link in
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
    #expect(graph.request.first == .view && graph.response.last == .view)
    #expect(graph.response.first == graph.request.last)
  }
}
