import ComparisonData

// Written by  Tests/SampleModulesTests/prove-changes --update; not to be edited.

enum ProvedChanges {
  /// The result of each change request in each architecture, by the patch.
  static let proofs: [String: ChangeProof] = [
    "Products/Edits/retry/VIPER": ChangeProof(
      digest: "c95113a3e9ea034e",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 2, removed: 1),
          .init("ProductListViewControllerTests.swift", added: 10, removed: 0),
        ],
        doubles: ["changed ProductListViewSpy: ProductListViewProtocol"]
      )
    ),
    "Products/Edits/retry/MVVM": ChangeProof(
      digest: "5b09b225889b10ca",
      suite: .init(
        files: [
          .init("ProductListViewControllerTests.swift", added: 9, removed: 4),
          .init("ProductListViewModelTests.swift", added: 5, removed: 3),
        ],
        doubles: []
      )
    ),
    "Products/Edits/retry/MVC": ChangeProof(
      digest: "f8a38151dec27871",
      suite: .init(
        files: [.init("ProductListViewControllerTests.swift", added: 8, removed: 0)],
        doubles: []
      )
    ),
    "Products/Edits/retry/RPVC": ChangeProof(
      digest: "a4ec86f2ead4e0a7",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 13, removed: 3),
          .init("ProductListViewControllerTests.swift", added: 10, removed: 3),
        ],
        doubles: []
      )
    ),
    "Products/Edits/second-view/VIPER": ChangeProof(
      digest: "617dfddde994678c",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 5, removed: 0),
          .init("ProductListViewControllerTests.swift", added: 8, removed: 0),
        ],
        doubles: ["changed ProductListViewSpy: ProductListViewProtocol"]
      )
    ),
    "Products/Edits/second-view/MVVM": ChangeProof(
      digest: "f9ef9a62e1ce2002",
      suite: .init(
        files: [
          .init("ProductListViewControllerTests.swift", added: 9, removed: 4),
          .init("ProductListViewModelTests.swift", added: 5, removed: 3),
        ],
        doubles: []
      )
    ),
    "Products/Edits/second-view/MVC": ChangeProof(
      digest: "c5d29bc0cd0abbc8",
      suite: .init(
        files: [.init("ProductListViewControllerTests.swift", added: 8, removed: 0)],
        doubles: []
      )
    ),
    "Products/Edits/second-view/RPVC": ChangeProof(
      digest: "bec97c83ce5516fe",
      suite: .init(
        files: [
          .init("ProductListPresenterTests.swift", added: 5, removed: 3),
          .init("ProductListViewControllerTests.swift", added: 8, removed: 3),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/undo-delete/VIPER": ChangeProof(
      digest: "53b21ca1e80b3b99",
      suite: .init(
        files: [
          .init("TodoListDoubles.swift", added: 9, removed: 0),
          .init("TodoListInteractorTests.swift", added: 6, removed: 0),
          .init("TodoListPresenterTests.swift", added: 9, removed: 0),
          .init("TodoListViewTests.swift", added: 8, removed: 0),
        ],
        doubles: [
          "changed TodoListViewSpy: TodoListView",
          "changed TodoListInteractorSpy: TodoListInteractorInput",
          "changed TodoListOutputSpy: TodoListInteractorOutput",
          "changed TodoListPresenterSpy: TodoListPresentation",
        ]
      )
    ),
    "Todos/Edits/undo-delete/MVVM": ChangeProof(
      digest: "1bc901c9fb385957",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 10, removed: 0),
          .init("TodoViewsTests.swift", added: 6, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/undo-delete/MVC": ChangeProof(
      digest: "9025e9c9b1e0bc82",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 7, removed: 0)], doubles: [])
    ),
    "Todos/Edits/undo-delete/RPVC": ChangeProof(
      digest: "5dfec39a119907ef",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 6, removed: 0),
          .init("TodoListViewControllerTests.swift", added: 1, removed: 1),
          .init("TodoMappingTests.swift", added: 4, removed: 0),
          .init("TodoPresentersTests.swift", added: 4, removed: 0),
          .init("TodoRepositoryTests.swift", added: 6, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/deep-link/VIPER": ChangeProof(
      digest: "c16c65f14f4f822e",
      suite: .init(
        files: [
          .init("TodoListPresenterTests.swift", added: 12, removed: 0),
          .init("TodoRoutersTests.swift", added: 6, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/deep-link/MVVM": ChangeProof(
      digest: "aba379dfc808b24a",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 11, removed: 0),
          .init("TodoViewsTests.swift", added: 9, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/deep-link/MVC": ChangeProof(
      digest: "d3caeff82439cd81",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 16, removed: 0)], doubles: [])
    ),
    "Todos/Edits/deep-link/RPVC": ChangeProof(
      digest: "06592fd79f6c29fb",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 19, removed: 2),
          .init("TodoRepositoryTests.swift", added: 5, removed: 0),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/ask-pin/VIPER": ChangeProof(
      digest: "3e6efce21b3146dd",
      suite: .init(
        files: [
          .init("TodoListDoubles.swift", added: 10, removed: 0),
          .init("TodoListInteractorTests.swift", added: 5, removed: 1),
          .init("TodoListPresenterTests.swift", added: 12, removed: 0),
          .init("TodoListViewTests.swift", added: 6, removed: 0),
          .init("TodoRoutersTests.swift", added: 2, removed: 2),
        ],
        doubles: [
          "changed TodoListViewSpy: TodoListView",
          "changed TodoListInteractorSpy: TodoListInteractorInput",
          "changed TodoListOutputSpy: TodoListInteractorOutput",
          "changed TodoListPresenterSpy: TodoListPresentation",
        ]
      )
    ),
    "Todos/Edits/ask-pin/MVVM": ChangeProof(
      digest: "b0dc30eb41514329",
      suite: .init(
        files: [
          .init("TodoListViewModelTests.swift", added: 8, removed: 1),
          .init("TodoViewsTests.swift", added: 15, removed: 2),
        ],
        doubles: []
      )
    ),
    "Todos/Edits/ask-pin/MVC": ChangeProof(
      digest: "e129403590504a47",
      suite: .init(files: [.init("TodoControllersTests.swift", added: 18, removed: 2)], doubles: [])
    ),
    "Todos/Edits/ask-pin/RPVC": ChangeProof(
      digest: "85eb152f09418391",
      suite: .init(
        files: [
          .init("TodoCoordinatorTests.swift", added: 18, removed: 2),
          .init("TodoPresentersTests.swift", added: 2, removed: 2),
          .init("TodoRepositoryTests.swift", added: 8, removed: 1),
        ],
        doubles: []
      )
    ),
    "Articles/Edits/paging/VIPER": ChangeProof(
      digest: "2f231f34300aa7e3",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesInteractorStub.swift", added: 13, removed: 4),
          .init("ArticlesInteractorTests.swift", added: 5, removed: 4),
          .init("ArticlesPresenterSpy.swift", added: 1, removed: 0),
          .init("ArticlesPresenterTests.swift", added: 13, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 8, removed: 0),
          .init("ArticlesViewSpy.swift", added: 1, removed: 0),
        ],
        doubles: [
          "changed ArticleStoreStub: PagedArticleStoreProtocol",
          "changed ArticlesInteractorStub: ArticlesInteractorProtocol",
          "changed ArticlesPresenterSpy: ArticlesPresenterProtocol",
          "changed ArticlesViewSpy: ArticlesViewProtocol",
        ]
      )
    ),
    "Articles/Edits/paging/MVVM": ChangeProof(
      digest: "57587630ae12bc4c",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesViewControllerTests.swift", added: 9, removed: 0),
          .init("ArticlesViewModelStub.swift", added: 1, removed: 0),
          .init("ArticlesViewModelTests.swift", added: 9, removed: 0),
        ],
        doubles: [
          "changed ArticleStoreStub: PagedArticleStoreProtocol",
          "changed ArticlesViewModelStub: ArticlesViewModelProtocol",
        ]
      )
    ),
    "Articles/Edits/paging/MVC": ChangeProof(
      digest: "d04a04c7611823e4",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesViewControllerTests.swift", added: 10, removed: 0),
        ],
        doubles: ["changed ArticleStoreStub: PagedArticleStoreProtocol"]
      )
    ),
    "Articles/Edits/paging/RPVC": ChangeProof(
      digest: "7c17d3e4e72af98f",
      suite: .init(
        files: [
          .init("ArticleStoreStub.swift", added: 14, removed: 5),
          .init("ArticlesPresenterTests.swift", added: 9, removed: 0),
          .init("ArticlesRepositoryTests.swift", added: 15, removed: 2),
          .init("ArticlesViewControllerTests.swift", added: 9, removed: 0),
        ],
        doubles: ["changed ArticleStoreStub: PagedArticleStoreProtocol"]
      )
    ),
    "Articles/Edits/list-kit/VIPER": ChangeProof(
      digest: "a6014057922308ad",
      suite: .init(
        files: [
          .init("ArticlesRouterTests.swift", added: 1, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 4, removed: 4),
        ],
        doubles: []
      )
    ),
    "Articles/Edits/list-kit/MVVM": ChangeProof(
      digest: "15d97037a2dfdb52",
      suite: .init(
        files: [.init("ArticlesViewControllerTests.swift", added: 6, removed: 2)],
        doubles: []
      )
    ),
    "Articles/Edits/list-kit/MVC": ChangeProof(
      digest: "8d1526dd406c8db2",
      suite: .init(
        files: [
          .init("ArticlesViewControllerTests.swift", added: 6, removed: 6),
          .init("LateAnswerTests.swift", added: 1, removed: 1),
        ],
        doubles: []
      )
    ),
    "Articles/Edits/list-kit/RPVC": ChangeProof(
      digest: "81f40b14946b0441",
      suite: .init(
        files: [
          .init("ArticlesCoordinatorTests.swift", added: 1, removed: 0),
          .init("ArticlesViewControllerTests.swift", added: 7, removed: 2),
        ],
        doubles: []
      )
    ),
    "Articles/Edits/deep-link/VIPER": ChangeProof(
      digest: "cf685bcf008efe03",
      suite: .init(
        files: [
          .init("ArticlesPresenterTests.swift", added: 11, removed: 0),
          .init("ArticlesRouterTests.swift", added: 11, removed: 0),
        ],
        doubles: []
      )
    ),
    "Articles/Edits/deep-link/MVVM": ChangeProof(
      digest: "71c5ef23982f0568",
      suite: .init(
        files: [.init("ArticlesViewControllerTests.swift", added: 11, removed: 0)],
        doubles: []
      )
    ),
    "Articles/Edits/deep-link/MVC": ChangeProof(
      digest: "9af4c3c8a5d3a7ff",
      suite: .init(
        files: [.init("ArticlesViewControllerTests.swift", added: 11, removed: 0)],
        doubles: []
      )
    ),
    "Articles/Edits/deep-link/RPVC": ChangeProof(
      digest: "176a698730f1c056",
      suite: .init(
        files: [.init("ArticlesCoordinatorTests.swift", added: 12, removed: 2)],
        doubles: []
      )
    ),
  ]
}
